import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '#shared/model/limits.ts';

/** Crockford's base32: no letters that are read as others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = /^.{5}/;

const newCode = (): string => Array.from({ length: RECOVERY_CODES.characters }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Ten different recovery codes of 50 random bits. `shown`: in two groups, as they are read; `codes`: as they are compared. */
export function newRecoveryCodes(): { codes: string[]; shown: string[] } {
  const distinct = new Set<string>();
  while (distinct.size < RECOVERY_CODES.count) distinct.add(newCode());
  const codes = [...distinct];
  return { codes, shown: codes.map((code) => code.replace(GROUP, '$&-')) };
}
