const TIME_CHARACTERS = 8;
/** The maximum time by which a device clock may be ahead of the edge's clock. A clock that is further ahead counts as wrong. */
const AHEAD_MS = 5 * 60_000;
/**
 * The maximum duration of a visit. In figures, a page counts as a new visit if it is open for longer, or if its device clock is behind by
 * more.
 */
const VISIT_MS = 24 * 3_600_000;

/** Returns when a visit began, by the device's clock (`newVisitId`), in epoch milliseconds. */
const timeOf = (visitId: string): number => Number.parseInt(visitId.slice(0, TIME_CHARACTERS), 36);

/**
 * Returns the hour for which a visit counts, in UTC as YYYY-MM-DDTHH: the hour in which it began, by the time in its id, so that all of its
 * parts count for the same hour. If the device's clock is wrong, returns the hour in which the edge received the part.
 */
export function visitHour(visitId: string, receivedAt: number): string {
  const began = timeOf(visitId);
  const isPlausible = began <= receivedAt + AHEAD_MS && began >= receivedAt - VISIT_MS;
  return new Date(isPlausible ? began : receivedAt).toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
}

/** Returns the first instant of an hour. */
export const startOfHour = (hour: string): Date => new Date(`${hour}:00:00.000Z`);
