const BASE_32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of an account's id that number it within its import. */
const POSITION_DIGITS = 4;

const digitsOf = (position: number): string =>
  Array.from({ length: POSITION_DIGITS }, (_, index) => BASE_32[Math.floor(position / 32 ** (POSITION_DIGITS - 1 - index)) % 32]).join('');

/**
 * The id of the account at a position of an import. It follows from both, so that an attempt that repeats another one writes the
 * same accounts; accounts sort in the order of the file.
 */
export const importedAccountId = (importId: string, position: number): string => importId.slice(0, -POSITION_DIGITS) + digitsOf(position);

/** Whether an id is that of an account of this import. */
export const isImportedId = (accountId: string, importId: string): boolean =>
  accountId.slice(0, -POSITION_DIGITS) === importId.slice(0, -POSITION_DIGITS);

/** The ids of accounts of an import from one position to another, exclusive. */
export const importedAccountIds = (importId: string, from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => importedAccountId(importId, from + index));
