const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARACTERS = 10;
/** Further from our clock than this, a device's clock is wrong. */
const NEAR_MS = 5 * 60_000;

const timeOf = (ulid: string): number =>
  Array.from(ulid.slice(0, TIME_CHARACTERS)).reduce((time, character) => time * CROCKFORD.length + CROCKFORD.indexOf(character), 0);

/**
 * The hour, in UTC, that a visit counts for: that in which its id was made, so that a report sent twice around the full hour
 * meets itself; by our clock where the device's is wrong.
 */
export function visitHour(id: string, now: Date): string {
  const made = timeOf(id);
  const at = Math.abs(made - now.getTime()) <= NEAR_MS ? new Date(made) : now;
  return at.toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
}
