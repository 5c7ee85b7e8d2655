/** A licence that came into use (+1) or was given back (−1). */
export interface LicenceChange {
  /** ISO instant. */
  at: string;
  change: number;
}

/** At the same instant, a licence is given back before another one comes into use. */
const byTime = (one: LicenceChange, other: LicenceChange): number =>
  one.at < other.at ? -1 : one.at > other.at ? 1 : one.change - other.change;

/**
 * The most licences in use at one time in a month. `inUse`: how many are in use now; `changes`: all since the month
 * began; `end`: the first instant after the month, as ISO text.
 */
export function licencePeak(inUse: number, changes: readonly LicenceChange[], end: string): number {
  let present = changes.reduce((count, { change }) => count - change, inUse);
  let peak = present;
  for (const { at, change } of changes.toSorted(byTime)) {
    if (at >= end) break;
    present += change;
    peak = Math.max(peak, present);
  }
  return Math.max(0, peak);
}
