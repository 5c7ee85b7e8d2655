import { followSheet } from '#site-renderer/visitor/navigation/follow-sheet.ts';
import { listenToMoves } from '#site-renderer/visitor/navigation/listen-to-moves.ts';
import { nudgeAtEdges } from '#site-renderer/visitor/navigation/nudge-at-edges.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { SECONDARY } from '#site-renderer/visitor/navigation/secondary-mouse-button.ts';
import { sharpenInlined } from '#site-renderer/visitor/core/sharpen-inlined.ts';

/** The part of the runtime that no page needs before its first picture: keys, wheel, arrows, titles and counted clicks. */
export function start(visit: Visit): void {
  const { stage, move, actions } = visit;
  listenToMoves(stage, move);
  nudgeAtEdges(visit);
  followSheet(visit);
  sharpenInlined(stage);

  /** Restarts the fading of the arrows. */
  const wakeArrows = (): void => {
    for (const arrow of stage.querySelectorAll('[data-move]')) for (const fading of arrow.getAnimations()) fading.currentTime = 0;
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown'] as const) addEventListener(type, wakeArrows);

  const note = ({ target, button }: MouseEvent): void => {
    const sheet = (target as Element).closest('.sheet a[href]')?.closest('.sheet');
    if (sheet && button !== SECONDARY) actions.push({ kind: 'button', cell: sheet.id });
  };
  for (const type of ['click', 'auxclick'] as const) stage.addEventListener(type, note);
}
