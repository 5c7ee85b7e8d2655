import { arrangeLayers } from '#site-renderer/visitor/layers/arrange-layers.ts';
import { loadSheets } from '#site-renderer/visitor/loading/load-sheets.ts';
import { drawPosition } from '#site-renderer/visitor/navigation/draw-position.ts';
import { followArrows } from '#site-renderer/visitor/navigation/follow-arrows.ts';
import { followSheet } from '#site-renderer/visitor/navigation/follow-sheet.ts';
import type { Move } from '#site-renderer/visitor/navigation/key-move.ts';
import { listenToMoves } from '#site-renderer/visitor/navigation/listen-to-moves.ts';
import { nudgeAtEdges } from '#site-renderer/visitor/navigation/nudge-at-edges.ts';
import { protectSwipes } from '#site-renderer/visitor/navigation/protect-swipes.ts';
import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { sharpenInlined } from '#site-renderer/visitor/core/sharpen-inlined.ts';

const hasModifier = (event: MouseEvent): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/**
 * Starts the part of the runtime that is not needed before the first picture: keys, wheel, arrows, links, titles, addresses, and the arrangement of what lies over the sheets.
 */
export function start(visit: Visit): void {
  const { stage, map } = visit;

  const move = (to: Move): void => {
    const cell = to === 'first' ? map.cells[0] : to === 'last' ? map.cells.slice(-1)[0] : map.neighbour(visit.goal(), to);
    if (cell) visit.slideTo(cell);
    else visit.onEdge?.(to as Direction);
  };

  const onClick = (event: MouseEvent): void => {
    const { move: to, cell = '' } = (event.target as Element).closest<HTMLElement>('[data-move],[data-cell]')?.dataset ?? {};
    if (hasModifier(event) || (to === undefined && !map.has(cell))) return;
    event.preventDefault();
    if (to !== undefined) return move(to as Move);
    if (cell !== visit.goal()) visit.entry = cell;
    visit.slideTo(cell);
  };

  loadSheets(visit);
  protectSwipes(stage);
  listenToMoves(globalThis, move);
  nudgeAtEdges(visit);
  followArrows(visit);
  drawPosition(visit);
  followSheet(visit);
  sharpenInlined(stage);
  stage.addEventListener('click', onClick);
  arrangeLayers(visit);
}
