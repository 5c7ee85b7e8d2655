import { randomInt } from 'node:crypto';
import { CROCKFORD_BASE32 } from '#functions/platform/base/crockford-base32.ts';
import { RECOVERY_CODES } from '#shared/model/limits.ts';

const GROUP = /^.{5}/;

const newCode = (): string =>
  Array.from({ length: RECOVERY_CODES.characters }, () => CROCKFORD_BASE32.charAt(randomInt(CROCKFORD_BASE32.length))).join('');

/** Returns ten different recovery codes of 50 random bits: `shown` in two groups for display, `codes` for comparison. */
export function newRecoveryCodes(): { codes: string[]; shown: string[] } {
  const distinct = new Set<string>();
  while (distinct.size < RECOVERY_CODES.count) distinct.add(newCode());
  const codes = [...distinct];
  return { codes, shown: codes.map((code) => code.replace(GROUP, '$&-')) };
}
