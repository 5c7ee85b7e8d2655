const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ULID: ten characters of time and sixteen random ones. */
export function newUlid(now = Date.now()): string {
  const time = Array.from({ length: 10 }, (_, place) => Math.floor(now / 32 ** (9 - place)));
  return [...time, ...crypto.getRandomValues(new Uint8Array(16))].map((digit) => ALPHABET[digit % 32]).join('');
}
