/** The characters of a ULID after its first, which is at most 7. */
const CHARACTERS = 25;

/**
 * A new ULID of hexadecimal digits, which are all digits of a ULID. Its time is random as well: the server compares ids of submissions,
 * and sorts by none.
 */
export const newUlid = (): string =>
  crypto
    .getRandomValues(new Uint8Array(CHARACTERS))
    .reduce((id, byte) => id + (byte % 16).toString(16), '0')
    .toUpperCase();
