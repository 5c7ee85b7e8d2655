import { canScroll } from '#site-renderer/visitor/navigation/can-scroll.ts';
import { type Axis, directionOf, fingerLead, type FingerPlace, lockedAxis } from '#site-renderer/visitor/navigation/finger-move.ts';
import { followedShift } from '#site-renderer/visitor/navigation/followed-shift.ts';
import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';

/** Above this scale the page is zoomed, and a finger pans instead of swiping. */
const ZOOMED = 1.05;
/** Matches overlays, such as dialogs and the menu, in which fingers do not move the deck. */
const OVERLAY = '[open]';

/** What a finger drags. Shifts are distances from the goal in screens, positive to the right or down. */
export interface Draggable {
  /** Ends a slide along the axis where it is, and returns the shift; `undefined` while a slide along the other axis runs. */
  take: (axis: Axis) => number | undefined;
  /** Shows the deck at a shift along the taken axis. */
  drag: (shift: number) => void;
  hasSheet: (to: Direction) => boolean;
  /** The finger left: steps in a direction, or returns to the goal. */
  release: (to?: Direction) => void;
}

/**
 * Lets one finger, pen or mouse drag the deck. It is followed along one axis, by one write for each animation frame. What the
 * browser scrolls or zooms, and overlays, are left to it.
 */
export function followFinger(stage: HTMLElement, deck: Draggable): { isDown: () => boolean; ignore: () => void } {
  /** What the finger touched, while it is down. */
  let target: Element | undefined;
  let way: [FingerPlace, ...FingerPlace[]];
  let now: FingerPlace;
  /** The axis it swipes along, once that is certain, and the size of the screen along it in pixels. */
  let axis: Axis | undefined;
  let size: number;
  /** The shift that belongs to a finger at 0 pixels, in screens; unset until the deck follows. */
  let origin: number | undefined;
  let shift: number;
  let frame = 0;

  const ignore = (): void => {
    target = axis = undefined;
  };

  const follow = (): void => {
    frame = 0;
    if (!axis) return;
    const at = now[axis] / size;
    const from = origin === undefined ? deck.take(axis) : shift;
    if (from === undefined) return request();
    origin ??= from + at;
    const pulled = origin - at;
    shift = followedShift(pulled, from, deck.hasSheet(directionOf(axis, pulled)));
    deck.drag(shift);
    // A faster finger is caught up with.
    if (shift !== from) request();
  };
  const request = (): void => {
    frame ||= requestAnimationFrame(follow);
  };

  const leave = (isLifted: boolean): void => {
    if (!target) return;
    const lead = isLifted && axis ? fingerLead(way, axis, size, shift) : 0;
    const to = axis && lead ? directionOf(axis, lead) : undefined;
    ignore();
    deck.release(to);
  };

  const lock = (touched: Element, pointerId: number): void => {
    axis = lockedAxis(way[0], now);
    if (!axis) return;
    if (canScroll(touched, axis, way[0][axis] - now[axis])) return ignore();
    const { width, height } = stage.getBoundingClientRect();
    size = axis === 'x' ? width : height;
    stage.setPointerCapture(pointerId);
  };

  const onPointer = (event: PointerEvent): void => {
    const { type, isPrimary, buttons, clientX, clientY, timeStamp } = event;
    const place = { x: clientX, y: clientY, at: timeStamp };
    if (type === 'pointerdown') {
      // A second finger zooms.
      leave(false);
      const touched = event.target as Element;
      if (!isPrimary || buttons > 1 || (globalThis.visualViewport?.scale ?? 1) > ZOOMED || touched.closest(OVERLAY)) return;
      [target, way, axis, origin, shift] = [touched, [place], undefined, undefined, 0];
    } else if (target && isPrimary) {
      if (type !== 'pointercancel') way.push((now = place));
      if (!axis) lock(target, event.pointerId);
      request();
      if (type !== 'pointermove' || buttons === 0) leave(type === 'pointerup');
    }
  };

  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const) stage.addEventListener(type, onPointer);
  // Keeps the browser from panning a text or bar in a direction in which it cannot scroll further.
  stage.addEventListener('touchmove', (event) => axis && event.preventDefault(), { passive: false });

  return { isDown: () => target !== undefined, ignore };
}
