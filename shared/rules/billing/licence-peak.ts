/** A licence that was taken (+1) or given back (−1). */
export interface LicenceChange {
  /** ISO instant. */
  at: string;
  change: number;
}

/** At equal times, licences are given back before others are taken. */
const byTime = (one: LicenceChange, other: LicenceChange): number =>
  one.at < other.at ? -1 : one.at > other.at ? 1 : one.change - other.change;

/** The highest number of licences in use at one time in a month. */
export interface LicencePeak {
  count: number;
  /** When the number was first reached, as ISO text; `null` if it was in use from the beginning of the month on. */
  reachedAt: string | null;
}

/**
 * Returns the highest number of licences in use at one time in a month. `inUse`: the number in use now; `changes`: all changes
 * since the month began; `end`: the first instant after the month, as ISO text.
 */
export function licencePeak(inUse: number, changes: readonly LicenceChange[], end: string): LicencePeak {
  let present = changes.reduce((count, { change }) => count - change, inUse);
  let peak: LicencePeak = { count: Math.max(0, present), reachedAt: null };
  for (const { at, change } of changes.toSorted(byTime)) {
    if (at >= end) break;
    present += change;
    if (present > peak.count) peak = { count: present, reachedAt: at };
  }
  return peak;
}
