import { invalidInput } from '#functions/platform/base/app-error.ts';

/**
 * Returns the cursor of a position in a list. It contains neither scope nor filters: used by another caller or with other filters, it is a
 * position in that caller's list and gives no access to the original one.
 */
export const encodeCursor = (position: string | null): string | null =>
  position === null ? null : Buffer.from(position).toString('base64url');

/** Returns the position that a cursor encodes. Throws `invalid-input` if it does not match the pattern of the list's positions. */
export function decodeCursor(cursor: string | undefined, pattern: RegExp): string | undefined {
  if (cursor === undefined) return undefined;
  const position = Buffer.from(cursor, 'base64url').toString();
  // The product only issues canonical cursors: no other alphabets, stray bits or broken characters.
  if (encodeCursor(position) !== cursor || !pattern.test(position)) throw invalidInput([{ path: 'query.cursor', rule: 'invalid' }]);
  return position;
}
