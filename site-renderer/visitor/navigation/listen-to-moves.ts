import { isLongText } from '#site-renderer/visitor/navigation/is-long-text.ts';
import { keyMove, type Move } from '#site-renderer/visitor/navigation/key-move.ts';
import { wheelSteps } from '#site-renderer/visitor/navigation/wheel-steps.ts';

/** Where keys belong to what is focused; and so they do in text longer than its sheet. */
const EDITABLE = 'input,textarea,select,[contenteditable]';

/** Reads moves from keys, wheel and trackpad. */
export function listenToMoves(stage: HTMLElement, move: (to: Move) => void): void {
  const step = wheelSteps();

  const onKey = (event: KeyboardEvent): void => {
    const to = keyMove(event);
    if (to === undefined || event.defaultPrevented || (event.target as Element).closest(EDITABLE) || isLongText(event.target as Element))
      return;
    event.preventDefault();
    move(to);
  };

  const onWheel = (event: WheelEvent): void => {
    // Zooming, and text longer than its sheet, are the browser's.
    if (event.ctrlKey || isLongText(event.target as Element)) return;
    event.preventDefault();
    const to = step(event);
    if (to !== undefined) move(to);
  };

  addEventListener('keydown', onKey);
  stage.addEventListener('wheel', onWheel, { passive: false });
}
