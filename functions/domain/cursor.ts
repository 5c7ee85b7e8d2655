import { invalidInput } from '#functions/app-error.ts';

/**
 * A place in a list as it travels. It names neither scope nor question: whoever sends it, and with whatever question, it
 * counts in the answer to that very question only.
 */
export const encodeCursor = (place: string | null): string | null => (place === null ? null : Buffer.from(place).toString('base64url'));

/** The place a cursor stands for; anything that is not of the list's own shape is refused as a broken field. */
export function decodeCursor(cursor: string | undefined, shape: RegExp): string | undefined {
  if (cursor === undefined) return undefined;
  const place = Buffer.from(cursor, 'base64url').toString();
  // What does not come out as it went in was never handed out: other alphabets, stray bits, half characters.
  if (encodeCursor(place) !== cursor || !shape.test(place)) throw invalidInput([{ path: 'query.cursor', rule: 'invalid' }]);
  return place;
}
