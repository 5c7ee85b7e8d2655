import { listenToMoves } from '#site-renderer/visitor/navigation/listen-to-moves.ts';
import type { Move } from '#site-renderer/visitor/navigation/key-move.ts';
import { protectSwipes } from '#site-renderer/visitor/navigation/protect-swipes.ts';

/**
 * Translates keys and wheel inside a frame to moves, as the published page does, and restarts the fading of arrows. Returns a function that
 * stops listening.
 */
export function listenToNavigation(root: HTMLElement, onMove: (move: Move) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const restartArrowFading = (): void => {
    for (const arrow of root.querySelectorAll('.arrow')) for (const fading of arrow.getAnimations()) fading.currentTime = 0;
  };
  listenToMoves(root, onMove, signal);
  protectSwipes(root, signal);
  for (const type of ['pointermove', 'pointerdown', 'keydown'] as const)
    root.addEventListener(type, restartArrowFading, { passive: true, signal });
  return () => controller.abort();
}
