import { keyMove, type Move } from '#site-renderer/visitor/navigation/key-move.ts';
import { wheelSteps } from '#site-renderer/visitor/navigation/wheel-steps.ts';

/** Elements that handle keys themselves while they are focused. */
const EDITABLE = 'input,textarea,select,[contenteditable]';
/** Matches scrollable overlays. */
const OVERLAY = 'dialog,.over,.menu[open]';
/** Elements that Space presses. */
const PRESSED_BY_SPACE = 'button,summary,[role=button]';

/** Whether an element is in text that overflows its sheet, so that scrolling scrolls the text. */
function isLongText(target: Element): boolean {
  const text = target.closest('.words,.product,.popup-offer');
  return text !== null && text.scrollHeight > text.clientHeight;
}

/** Whether the target handles an event itself, because it is in an overlay or in text longer than its sheet. */
const isForTarget = (target: Element): boolean => target.closest(OVERLAY) !== null || isLongText(target);
const isForControl = ({ key, target }: KeyboardEvent): boolean =>
  (target as Element).closest(key === ' ' ? `${EDITABLE},${PRESSED_BY_SPACE}` : EDITABLE) !== null;

/** Reads moves from keys, and from wheel and trackpad anywhere on the page, until aborted. The wheel scrolls an overflowing bar first. */
export function listenToMoves(page: EventTarget, move: (to: Move) => void, signal?: AbortSignal): void {
  const step = wheelSteps();

  const onKey = (event: KeyboardEvent): void => {
    const to = keyMove(event);
    if (to === undefined || event.defaultPrevented || isForControl(event) || isForTarget(event.target as Element)) return;
    event.preventDefault();
    move(to);
  };

  const onWheel = (event: WheelEvent): void => {
    // The browser handles zooming.
    if (event.ctrlKey || isForTarget(event.target as Element)) return;
    event.preventDefault();
    // A mouse cannot pan the bar, which has no scroll bar.
    const bar = (event.target as Element).closest('.bar');
    const place = bar?.scrollLeft;
    bar?.scrollBy(event.deltaX + event.deltaY, 0);
    if (bar?.scrollLeft !== place) return;
    const to = step(event);
    if (to !== undefined) move(to);
  };

  const options = signal ? { signal } : {};
  page.addEventListener('keydown', onKey as EventListener, options);
  page.addEventListener('wheel', onWheel as EventListener, { ...options, passive: false });
}
