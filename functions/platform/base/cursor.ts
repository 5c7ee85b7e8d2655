import { invalidInput } from '#functions/platform/base/app-error.ts';

/**
 * Returns the cursor of a position in a list. It contains neither scope nor filters, so it grants no access: another caller can only
 * continue its own list with it.
 */
export const encodeCursor = (position: string | null): string | null =>
  position === null ? null : Buffer.from(position).toString('base64url');

/** Returns the position that a cursor encodes. Throws `invalid-input` if it does not match the pattern of the list's positions. */
export function decodeCursor(cursor: string | undefined, pattern: RegExp): string | undefined {
  if (cursor === undefined) return undefined;
  const position = Buffer.from(cursor, 'base64url').toString();
  // Rejects base64url that is not canonical, which `Buffer.from` accepts: another alphabet, stray bits or broken characters.
  if (encodeCursor(position) !== cursor || !pattern.test(position)) throw invalidInput([{ path: 'query.cursor', rule: 'invalid' }]);
  return position;
}
