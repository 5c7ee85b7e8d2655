const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARACTERS = 10;
/** A device clock that differs more than this from the server's is wrong. */
const NEAR_MS = 5 * 60_000;

const timeOf = (ulid: string): number =>
  Array.from(ulid.slice(0, TIME_CHARACTERS)).reduce((time, character) => time * CROCKFORD.length + CROCKFORD.indexOf(character), 0);

/**
 * The hour that a visit counts for, in UTC as YYYY-MM-DDTHH: the time in its ULID, so that a report retried across the full
 * hour maps to the same item; the server's clock if the device's is wrong.
 */
export function visitHour(id: string, now: Date): string {
  const made = timeOf(id);
  const at = Math.abs(made - now.getTime()) <= NEAR_MS ? new Date(made) : now;
  return at.toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
}
