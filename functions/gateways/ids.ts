import { randomBytes, randomInt } from 'node:crypto';

/** Where identifiers and secrets come from. */
export interface Ids {
  /** Sorts by the time it was made. */
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
const TIME_CHARACTERS = 10;
const RANDOM_CHARACTERS = 16;

/** The package of that name costs a twentieth of a cold start; this is all of it that is needed. */
function ulid(now: number): string {
  const time = Array.from({ length: TIME_CHARACTERS }, (_, index) =>
    CROCKFORD.charAt(Math.floor(now / 32 ** (TIME_CHARACTERS - 1 - index)) % 32),
  );
  const random = Array.from(randomBytes(RANDOM_CHARACTERS), (byte) => CROCKFORD.charAt(byte % 32));
  return [...time, ...random].join('');
}

export const randomIds: Ids = {
  ulid: () => ulid(Date.now()),
  siteId: () => pick(LETTERS) + Array.from({ length: SITE_ID_LENGTH - 1 }, () => pick(LETTERS_AND_DIGITS)).join(''),
  secret: () => randomBytes(SECRET_BYTES).toString('base64url'),
};
