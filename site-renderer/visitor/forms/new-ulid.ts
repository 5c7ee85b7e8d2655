/** The number of characters of a ULID after the first, which is at most 7. */
const CHARACTERS = 25;

/**
 * Returns a new ULID of hexadecimal digits, which are all valid in a ULID. Its time is random too, because the server compares ids of
 * submissions and does not sort by them.
 */
export const newUlid = (): string =>
  crypto
    .getRandomValues(new Uint8Array(CHARACTERS))
    .reduce((id, byte) => id + (byte % 16).toString(16), '0')
    .toUpperCase();
