import type { Direction } from '#site-renderer/visitor/sheet-map.ts';

/** What a key asks for: a step in a direction, or the first or last sheet. */
export type Move = Direction | 'first' | 'last';

const MOVES = new Map<string, Move>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['PageUp', 'up'],
  ['PageDown', 'down'],
  ['Home', 'first'],
  ['End', 'last'],
]);

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The move a key press asks for; with a modifier it is the browser's. */
export const keyMove = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Press): Move | undefined =>
  altKey || ctrlKey || metaKey || shiftKey ? undefined : MOVES.get(key);
