import type { PopupReport } from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import type { Counters } from '#shared/rules/analytics/sheet-figures.ts';
import { placesOf } from '#shared/rules/popups/offer-state.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { counterFields, counterKey } from '#shared/rules/analytics/visits/counter-key.ts';

type ReportedPopup = PopupReport['popups'][number];
type Figures = Pick<ReportedPopup, 'shown' | 'clicked' | 'closed' | 'applied'>;

const ACTIONS = ['shown', 'clicked', 'closed', 'applied'] as const;

const figuresOf = (counters: Counters | undefined, popupId: string): Figures => {
  const figures = { shown: 0, clicked: 0, closed: 0, applied: 0 };
  for (const action of ACTIONS) figures[action] = counters?.get(counterKey('popup', popupId, action)) ?? 0;
  return figures;
};

/** The present popups of a site. */
export interface KnownPopups {
  popups: ReadonlyMap<string, PopupCta>;
  /** Total number of applications of each popup. */
  applicants: ReadonlyMap<string, number>;
  /** The ids of the sheets of the grid. */
  sheetIds: ReadonlySet<string>;
  language: Language;
}

const known = ({ popups, applicants, language }: KnownPopups, popupId: string): Omit<ReportedPopup, 'days' | keyof Figures> => {
  const popup = popups.get(popupId);
  if (!popup) return { popupId, name: '', image: null, startDate: null, endDate: null, limit: null, applicants: null, isGone: true };
  const limit = placesOf(popup);
  return {
    popupId,
    name: popup.name,
    image: localisedValue(popup.content, language, language)?.image ?? null,
    startDate: popup.startDate,
    endDate: popup.endDate,
    limit,
    applicants: limit === null ? null : (applicants.get(popupId) ?? 0),
    isGone: false,
  };
};

/** Returns how often popups were shown, clicked, closed and applied for on the given days: current popups first, then removed popups. */
export function popupReport(counted: ReadonlyMap<string, Counters>, days: readonly string[], site: KnownPopups): PopupReport {
  const named = days.flatMap((day) => [...(counted.get(day)?.keys() ?? [])].flatMap((key) => counterFields('popup', key)?.[0] ?? []));
  const ids = new Set([...site.popups.keys(), ...named]);
  const shownOn = new Set([...site.popups.values()].flatMap(({ effectiveSheets }) => effectiveSheets));
  return {
    sheetsWithPopup: [...shownOn].filter((id) => site.sheetIds.has(id)).length,
    popups: [...ids].map((popupId) => {
      const byDay = days.map((day) => ({ day, ...figuresOf(counted.get(day), popupId) }));
      const total = { shown: 0, clicked: 0, closed: 0, applied: 0 };
      for (const day of byDay) for (const action of ACTIONS) total[action] += day[action];
      return { ...known(site, popupId), ...total, days: byDay };
    }),
  };
}
