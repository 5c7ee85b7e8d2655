import { randomBytes, randomInt } from 'node:crypto';

/** Where identifiers and secrets come from. */
export interface Ids {
  /** Sorts by the time it was made; within a process also those of one millisecond. */
  ulid: () => string;
  /** A DNS label of 12 lower-case letters and digits, beginning with a letter. */
  siteId: () => string;
  /** 256 unguessable bits, as base64url. */
  secret: () => string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;
const SITE_ID_LENGTH = 12;
const SECRET_BYTES = 32;

const pick = (alphabet: string): string => alphabet.charAt(randomInt(alphabet.length));

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ULID_CHARACTERS = 26;
const RANDOM_BYTES = 10;
const STEP_BYTES = 6;

const crockford = (value: bigint, length: number): string =>
  Array.from({ length }, (_, index) => CROCKFORD.charAt(Number((value >> BigInt(5 * (length - 1 - index))) & 31n))).join('');

const randomBits = (bytes: number): bigint => BigInt(`0x${randomBytes(bytes).toString('hex')}`);

/**
 * Makes identifiers of which each is greater than all before it, by a step nobody can guess. The package of that name costs
 * a twentieth of a cold start.
 */
function ulidsInOrder(): () => string {
  let last = 0n;
  return () => {
    const fresh = (BigInt(Date.now()) << BigInt(8 * RANDOM_BYTES)) | randomBits(RANDOM_BYTES);
    last = fresh > last ? fresh : last + 1n + randomBits(STEP_BYTES);
    return crockford(last, ULID_CHARACTERS);
  };
}

export const randomIds: Ids = {
  ulid: ulidsInOrder(),
  siteId: () => pick(LETTERS) + Array.from({ length: SITE_ID_LENGTH - 1 }, () => pick(LETTERS_AND_DIGITS)).join(''),
  secret: () => randomBytes(SECRET_BYTES).toString('base64url'),
};
