import { invalidInput } from '#functions/platform/base/app-error.ts';

/**
 * The cursor of a position in a list. It holds neither scope nor filters: with another caller or other filters it is a
 * position in that caller's list, and never gives access to this one.
 */
export const encodeCursor = (position: string | null): string | null =>
  position === null ? null : Buffer.from(position).toString('base64url');

/** The position a cursor encodes; `invalid-input` if it does not match the pattern of the list's positions. */
export function decodeCursor(cursor: string | undefined, pattern: RegExp): string | undefined {
  if (cursor === undefined) return undefined;
  const position = Buffer.from(cursor, 'base64url').toString();
  // The product only issues canonical cursors: no other alphabets, stray bits or broken characters.
  if (encodeCursor(position) !== cursor || !pattern.test(position)) throw invalidInput([{ path: 'query.cursor', rule: 'invalid' }]);
  return position;
}
