import type { PopupReport, SwipeReport } from '#shared/model/analytics/visit-reports.ts';

/** The minimum number of sheets of a site, and of sheets with figures, for a ranking. */
const RANKED_SHEETS_MIN = 10;

type RankedSheet = SwipeReport['sheets'][number];
type RankedPopup = PopupReport['popups'][number];

/** The figure by which sheets are ranked. `clicks`: clicks on buttons, image links, products, bars and the menu. */
export type SheetRankingKind = 'conversions' | 'clicks';

/**
 * The ranked items, most frequent first, or why there is no ranking: the site has too few sheets with a creative, or too few of these
 * sheets have the figure. `count`: the number of sheets that count.
 */
export type Ranking<T> =
  | { state: 'ranked'; rows: readonly { place: number; item: T; times: number }[] }
  | { state: 'too-few-sheets' | 'too-few-counted'; count: number; needed: number };

const hasCreative = ({ sheet: { cell, image, hasVideo } }: RankedSheet): boolean => cell !== null && (image !== null || hasVideo);

/** Returns the clicks on links. */
export const clicksOf = ({ figures: { clicks } }: RankedSheet): number =>
  Object.entries(clicks).reduce((all, [target, times]) => (target === 'picture' ? all : all + times), 0);

const timesOf = (sheet: RankedSheet, kind: SheetRankingKind): number => (kind === 'clicks' ? clicksOf(sheet) : sheet.figures.conversions);

/** Ranks items. Items with equal numbers share a place. */
function ranked<T>(items: readonly T[], timesOfItem: (item: T) => number): Ranking<T> {
  const sorted = items
    .map((item) => ({ item, times: timesOfItem(item) }))
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times - one.times);
  const places = new Map(sorted.map(({ times }, index) => [times, index + 1] as const).toReversed());
  return { state: 'ranked', rows: sorted.map(({ item, times }) => ({ place: places.get(times) ?? 1, item, times })) };
}

const tooFew = (state: 'too-few-sheets' | 'too-few-counted', count: number) => ({ state, count, needed: RANKED_SHEETS_MIN });

/** Returns the sheets of a site by conversions or clicks. */
export function rankSheets({ sheets }: Pick<SwipeReport, 'sheets'>, kind: SheetRankingKind): Ranking<RankedSheet> {
  const own = sheets.filter(hasCreative);
  if (own.length < RANKED_SHEETS_MIN) return tooFew('too-few-sheets', own.length);
  const counted = own.filter((sheet) => timesOf(sheet, kind) > 0);
  if (counted.length < RANKED_SHEETS_MIN) return tooFew('too-few-counted', counted.length);
  return ranked(own, (sheet) => timesOf(sheet, kind));
}

/** Returns the popups of a site by clicks. Requires enough sheets with popups. */
export function rankPopups(
  { sheets }: Pick<SwipeReport, 'sheets'>,
  { popups, sheetsWithPopup }: Pick<PopupReport, 'popups' | 'sheetsWithPopup'>,
): Ranking<RankedPopup> {
  const own = sheets.filter(hasCreative);
  if (own.length < RANKED_SHEETS_MIN) return tooFew('too-few-sheets', own.length);
  if (sheetsWithPopup < RANKED_SHEETS_MIN) return tooFew('too-few-counted', sheetsWithPopup);
  return ranked(popups, ({ clicked }) => clicked);
}
