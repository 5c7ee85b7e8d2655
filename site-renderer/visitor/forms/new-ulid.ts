const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ULID: ten characters of time and sixteen random ones. */
export const newUlid = (now = Date.now()): string =>
  crypto.getRandomValues(new Uint8Array(26)).reduce((id, random, place) => {
    const digit = place < 10 ? Math.floor(now / 32 ** (9 - place)) : random;
    return id + ALPHABET[digit % 32];
  }, '');
