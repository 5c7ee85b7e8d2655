import { brokenPasswordRules } from '#shared/values/password.ts';

/** Letters and digits that cannot be confused when they are read out, and the special characters of the password rules. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789@#$%&*+=?-_';
const LENGTH = 16;
/** Bytes from this value on are discarded, since they would favour the first characters. */
const FAIR_BELOW = 256 - (256 % CHARACTERS.length);

/** Returns a random password of 96 bits that meets the password rules. Redraws invalid ones, so that all valid ones are equally likely. */
export function generatePassword(): string {
  let password: string;
  do {
    const fair = [...crypto.getRandomValues(new Uint8Array(2 * LENGTH))].filter((byte) => byte < FAIR_BELOW);
    password = fair
      .slice(0, LENGTH)
      .map((byte) => CHARACTERS.charAt(byte % CHARACTERS.length))
      .join('');
  } while (password.length < LENGTH || brokenPasswordRules(password).length > 0);
  return password;
}
