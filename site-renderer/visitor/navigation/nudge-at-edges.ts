import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';

/** The displacement of the sheets, which is against the requested direction. */
const NUDGE: Readonly<Record<Direction, string>> = { up: '0 24px', down: '0 -24px', left: '24px', right: '-24px' };
const NUDGE_MS = 200;

/**
 * Moves the sheets a little and back for a step in a direction without a sheet. Never delays another move. The animation starts
 * from the current displacement, so a held key keeps the sheets displaced.
 */
export function nudgeAtEdges(visit: Pick<Visit, 'stage' | 'onEdge'>): void {
  visit.onEdge = (to) => {
    if (matchMedia('(prefers-reduced-motion)').matches) return;
    visit.stage.querySelector('.grid')?.animate([{}, { translate: NUDGE[to] }, {}], NUDGE_MS);
  };
}
