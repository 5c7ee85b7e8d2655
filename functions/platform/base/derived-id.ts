import { CROCKFORD_BASE32 } from '#functions/platform/base/crockford-base32.ts';

/** Characters of a derived id that encode its position. */
const POSITION_DIGITS = 4;

const digitsOf = (position: number): string =>
  Array.from(
    { length: POSITION_DIGITS },
    (_, index) => CROCKFORD_BASE32[Math.floor(position / 32 ** (POSITION_DIGITS - 1 - index)) % 32],
  ).join('');

/**
 * Returns the ULID of the item at a position (up to a million) below the item with the given ULID. It is deterministic, so that a repeated
 * attempt writes the same items.
 */
export const derivedId = (id: string, position: number): string => id.slice(0, -POSITION_DIGITS) + digitsOf(position);

/** Whether `derived` is an id that `derivedId` derives from `id`. */
export const isDerivedFrom = (derived: string, id: string): boolean => derived.slice(0, -POSITION_DIGITS) === id.slice(0, -POSITION_DIGITS);
