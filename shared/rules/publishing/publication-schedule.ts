import type { FieldError } from '#shared/model/error.ts';
import type { PublicationPlanning, ScheduledPublication, Visibility } from '#shared/model/publishing/publication.ts';
import { isPublished, type SiteState } from '#shared/rules/sites/site-state.ts';

/** The maximum number of days in advance for which a publication can be scheduled. */
export const SCHEDULE_DAYS_MAX = 366;
/** The time before a publication at which it is checked, so that its owner can still resolve obstacles. */
export const CHECK_AHEAD_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Returns scheduled publications sorted by time. */
export const inOrder = <Item extends Pick<ScheduledPublication, 'at'>>(scheduled: readonly Item[]): Item[] =>
  scheduled.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

function timeFault(path: string, at: string, now: Date): FieldError | undefined {
  const ahead = Date.parse(at) - now.getTime();
  if (ahead <= 0) return { path, rule: 'not-in-future' };
  return ahead > SCHEDULE_DAYS_MAX * DAY_MS ? { path, rule: 'too-far-ahead', params: { max: SCHEDULE_DAYS_MAX } } : undefined;
}

/**
 * Returns why publications cannot be scheduled: a time has passed or is too far ahead, both have the same time, or the end
 * belongs to a publication that has not begun by then.
 */
export function scheduleFaults({ public: begin, private: end }: PublicationPlanning, site: SiteState, now: Date): FieldError[] {
  const faults = [begin && timeFault('public.at', begin.at, now), end && timeFault('private.at', end.at, now)].filter(
    (fault) => fault !== undefined && fault !== null,
  );
  if (faults.length > 0 || !end) return faults;
  const ahead = begin ? Date.parse(end.at) - Date.parse(begin.at) : Infinity;
  if (begin ? ahead > 0 || (ahead < 0 && isPublished(site)) : isPublished(site)) return [];
  return [{ path: 'private.at', rule: begin ? 'end-before-start' : 'not-public-then' }];
}

/** Returns the remaining schedule after a change to this visibility, or after a failed change. Entries without an effect are dropped. */
export const withoutScheduled = <Item extends Pick<ScheduledPublication, 'visibility'>>(
  scheduled: readonly Item[],
  carriedOut: Visibility,
  site: SiteState,
): Item[] => (carriedOut === 'public' && !isPublished(site) ? [] : scheduled.filter(({ visibility }) => visibility !== carriedOut));
