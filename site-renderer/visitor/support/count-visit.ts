import type { VisitReport } from '#shared/model/visitor/visit-report.ts';
import { newUlid } from '#site-renderer/visitor/forms/new-ulid.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** Upper bounds of a report (`VisitReport`); larger numbers are reported as these. */
const MOST_TIMES = 1_000;
const MOST_SWIPES = 100_000;
const MOST_SECONDS = 86_400;

type Counts = Record<string, number>;
/** Only some browsers prerender. */
type Prerendered = Document & { prerendering?: boolean };

const countOne = (counts: Counts, cell: string): void => {
  counts[cell] = Math.min(MOST_TIMES, (counts[cell] ?? 0) + 1);
};

/** Reports a visit once, when the page is hidden or left for the first time. The report identifies no visitor. */
export function countVisit(visit: Visit): void {
  const views: Counts = {};
  let landing = '';
  let current = '';
  let swipes = -1;
  let seenSince: number | undefined;
  const told = new AbortController();

  const report = (since: number): VisitReport => {
    const buttons: Counts = {};
    const popups = new Set<string>();
    for (const action of visit.actions) {
      if (action.kind === 'button') countOne(buttons, action.cell);
      else popups.add(action.id);
    }
    return {
      // Made now: the server deduplicates recent reports by it.
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
    // A page that was never visible was not visited.
    else if (seenSince !== undefined && landing) {
      told.abort();
      navigator.sendBeacon(`${visit.api}/visit`, new Blob([JSON.stringify(report(seenSince))], { type: 'application/json' }));
    }
  };

  const begin = (): void => {
    visit.onRest(({ id }) => {
      // The listener is called again for a sheet that was replaced.
      if (id === current) return;
      current = id;
      landing ||= id;
      swipes += 1;
      countOne(views, id);
    });
    for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, onChange, told);
    onChange({ type: '' });
  };

  // A prerendered page has no visitor yet.
  if ((document as Prerendered).prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
