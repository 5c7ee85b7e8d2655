import { followSheet } from '#site-renderer/visitor/follow-sheet.ts';
import { listenToMoves } from '#site-renderer/visitor/listen-to-moves.ts';
import type { Visit } from '#site-renderer/visitor/piece.ts';
import { sharpenInlined } from '#site-renderer/visitor/sharpen-inlined.ts';

/** The mouse button that opens a menu; the middle one follows a link, as `auxclick`. */
const SECONDARY = 2;

/** Moving without a finger, and everything that goes along with a visitor: what no page needs before its first picture is there. */
export function start(visit: Visit): void {
  const { stage, move, deeds } = visit;
  listenToMoves(stage, move);
  followSheet(visit);
  sharpenInlined(stage);

  /** Arrows that have faded come back for as long again. */
  const wakeArrows = (): void => {
    for (const arrow of stage.querySelectorAll('[data-move]')) for (const fading of arrow.getAnimations()) fading.currentTime = 0;
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown'] as const) addEventListener(type, wakeArrows, { passive: true });

  const note = ({ target, button }: MouseEvent): void => {
    const sheet = (target as Element).closest('.sheet a[href]')?.closest('.sheet');
    if (sheet && button !== SECONDARY) deeds.push({ kind: 'button', cell: sheet.id });
  };
  for (const type of ['click', 'auxclick'] as const) stage.addEventListener(type, note);
}
