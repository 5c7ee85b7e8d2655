import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';

/** Where the sheets give way to: against the direction asked for. */
const NUDGE: Readonly<Record<Direction, string>> = { up: '0 24px', down: '0 -24px', left: '24px', right: '-24px' };
const NUDGE_MS = 200;

/**
 * Where there is nothing farther, the sheets give way a little and come back, whatever was asked with; nobody who goes
 * elsewhere waits for it. It begins from where they are, so a key that is held holds them out.
 */
export function nudgeAtEdges(visit: Pick<Visit, 'stage' | 'onEdge'>): void {
  visit.onEdge = (to) => {
    if (matchMedia('(prefers-reduced-motion)').matches) return;
    // Sheets that slide back to their place tell as much.
    const grid = visit.stage.querySelector('.grid:not(.sliding)');
    grid?.animate([{}, { translate: NUDGE[to] }, {}], NUDGE_MS);
  };
}
