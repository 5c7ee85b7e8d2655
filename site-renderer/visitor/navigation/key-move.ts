import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';

/** The move that a key causes: a step in a direction, or a move to the first or last sheet. */
export type Move = Direction | 'first' | 'last';

const STEP = /^(?:Arrow|Page)(Up|Down|Left|Right)$/;

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns the move of a key press. Ignores keys with a modifier, which the browser handles, except Shift+Space. */
export function keyMove({ key, altKey, ctrlKey, metaKey, shiftKey }: Press): Move | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === ' ') return shiftKey ? 'up' : 'down';
  if (shiftKey) return undefined;
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  return STEP.exec(key)?.[1]?.toLowerCase() as Direction | undefined;
}
