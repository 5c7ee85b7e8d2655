const TIME_CHARACTERS = 8;
/** If a device clock is ahead of the edge's by more than this, it counts as wrong. */
const AHEAD_MS = 5 * 60_000;
/** A page that is open for longer counts as a new visit in figures; so does one whose device clock is behind by more. */
const VISIT_MS = 24 * 3_600_000;

/** When a visit began, by the device's clock (`newVisitId`). */
const timeOf = (visitId: string): number => Number.parseInt(visitId.slice(0, TIME_CHARACTERS), 36);

/**
 * The hour that a visit counts for, in UTC as YYYY-MM-DDTHH: that in which it began, by the time in its id, so that all of its parts
 * count for the same hour. If the device's clock is wrong, the hour in which the edge received the part.
 */
export function visitHour(visitId: string, receivedAt: number): string {
  const began = timeOf(visitId);
  const isPlausible = began <= receivedAt + AHEAD_MS && began >= receivedAt - VISIT_MS;
  return new Date(isPlausible ? began : receivedAt).toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
}

/** When an hour begins. */
export const startOfHour = (hour: string): Date => new Date(`${hour}:00:00.000Z`);
