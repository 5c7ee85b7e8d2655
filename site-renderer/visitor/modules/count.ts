import type { VisitReport } from '#shared/model/visitor/visit-report.ts';
import { newUlid } from '#site-renderer/visitor/forms/new-ulid.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** The most that a report may say (`VisitReport`): what goes beyond is told as this. */
const MOST_TIMES = 1_000;
const MOST_SWIPES = 100_000;
const MOST_SECONDS = 86_400;

type Counts = Record<string, number>;
/** As some browsers have it. */
type Prerendered = Document & { prerendering?: boolean };

const countOne = (counts: Counts, cell: string): void => {
  counts[cell] = Math.min(MOST_TIMES, (counts[cell] ?? 0) + 1);
};

/** Tells what a visit came to: once, when the page is left or put away for the first time, and nothing of who it was. */
export function start(visit: Visit): void {
  const views: Counts = {};
  let landing = '';
  let current = '';
  let swipes = -1;
  let seenSince: number | undefined;
  const told = new AbortController();

  const report = (since: number): VisitReport => {
    const buttons: Counts = {};
    const popups = new Set<string>();
    for (const deed of visit.deeds) {
      if (deed.kind === 'button') countOne(buttons, deed.cell);
      else popups.add(deed.id);
    }
    return {
      // Made now: the server recognises one report that arrives twice by it, as long as it is fresh.
      id: newUlid(),
      lang: visit.language as VisitReport['lang'],
      landing,
      views,
      swipes: Math.min(MOST_SWIPES, swipes),
      buttons,
      popups: [...popups],
      seconds: Math.min(MOST_SECONDS, Math.round((performance.now() - since) / 1_000)),
    };
  };

  const onChange = ({ type }: Pick<Event, 'type'>): void => {
    if (type !== 'pagehide' && !document.hidden) seenSince ??= performance.now();
    // A page in a tab that was never looked at was not visited.
    else if (seenSince !== undefined && landing) {
      told.abort();
      navigator.sendBeacon(`${visit.api}/visit`, new Blob([JSON.stringify(report(seenSince))], { type: 'application/json' }));
    }
  };

  const begin = (): void => {
    visit.onRest(({ id }) => {
      // A sheet whose content came later, or was replaced, is told of again.
      if (id === current) return;
      current = id;
      landing ||= id;
      swipes += 1;
      countOne(views, id);
    });
    for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, onChange, told);
    onChange({ type: '' });
  };

  // A page that was only made ready has no visitor yet.
  if ((document as Prerendered).prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
