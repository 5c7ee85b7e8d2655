import { canScroll } from '#site-renderer/visitor/core/can-scroll.ts';
import {
  type Axis,
  directionOf,
  swipeDirection,
  pointerSpeed,
  type PointerPosition,
  lockedAxis,
} from '#site-renderer/visitor/core/swipe-gesture.ts';
import { rubberBandShift } from '#site-renderer/visitor/core/rubber-band-shift.ts';
import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';

/** The scale above which the page counts as zoomed, so that a finger pans instead of swiping. */
const ZOOMED = 1.05;
/** Matches overlays, such as dialogs and the menu, in which fingers do not move the deck. */
const OVERLAY = '[open]';

/** The time in milliseconds for which the movement of the finger is predicted. */
const AHEAD_MS = 150;
/** Tolerated difference between the deck's target and the predicted position of the finger, in screens. */
const TOLERANCE = 0.03;
/** Milliseconds without an event after which a finger counts as resting. An animation is extended this long before its end. */
const REST_MS = 50;
/** Maximum speed of the deck, in screens per millisecond: 0.12 screens per frame. The deck lags behind a faster finger. */
export const SPEED_MAX = 0.0072;

/** The interface of the deck for dragging. Shifts are distances from the goal in screens, positive to the right or down. */
export interface Draggable {
  /** Starts dragging along an axis, and returns the shift; `undefined` while a slide along the other axis runs. */
  take: (axis: Axis) => number | undefined;
  /** Returns the current shift of the deck. */
  shift: () => number;
  /** Animates the deck linearly along the axis of the drag. */
  drag: (from: number, to: number, ms: number) => void;
  /** Returns the next cell in a direction, if there is one. */
  neighbour: (to: Direction) => string | undefined;
  /** Called when the finger is lifted: slides to a cell, or returns to the goal. */
  release: (cell?: string) => void;
}

/**
 * Lets one finger, pen or mouse drag the deck along one axis. The deck moves to the predicted position of the finger, for which the
 * compositor does not need the main thread, and is corrected only if the finger deviates. Content that the browser scrolls or zooms, and
 * overlays, are excluded. Returns a function that ignores the finger until it is lifted.
 */
export function trackSwipes(stage: HTMLElement, deck: Draggable): () => void {
  /** The touched element, while the finger is down. */
  let target: Element | undefined;
  let positions: [PointerPosition, ...PointerPosition[]];
  let now: PointerPosition;
  /** The axis of the swipe, once it is known, and the size of the screen along it in pixels. */
  let axis: Axis | undefined;
  let size: number;
  /** The shift that corresponds to a finger at 0 pixels, in screens; unset until the deck follows. */
  let origin: number | undefined;
  /** The shift and time at which the movement of the deck ends. */
  let end: number;
  let endAt: number;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const ignore = (): void => {
    target = axis = undefined;
  };

  /** Corrects the movement of the deck for a finger of this speed, in pixels per millisecond. */
  const follow = (speed: number): void => {
    if (!axis) return;
    const at = now[axis] / size;
    const from = origin === undefined ? deck.take(axis) : deck.shift();
    if (from === undefined) return;
    origin ??= from + at;
    const pulled = origin - at;
    const hasSheet = Boolean(deck.neighbour(directionOf(axis, pulled)));
    const after = (ms: number): number => rubberBandShift(pulled - (speed / size) * ms, hasSheet);
    const left = endAt - now.at;
    if (left > REST_MS && Math.abs(after(left) - end) <= (speed && TOLERANCE)) return;
    end = after(AHEAD_MS);
    endAt = now.at + AHEAD_MS;
    deck.drag(from, end, Math.max(AHEAD_MS, Math.abs(end - from) / SPEED_MAX));
  };

  const leave = (isLifted: boolean): void => {
    if (!target) return;
    const lead = isLifted && axis && swipeDirection(positions, now, axis, size, deck.shift());
    const to = axis && lead ? deck.neighbour(directionOf(axis, lead)) : undefined;
    ignore();
    deck.release(to);
  };

  const lock = (touched: Element, { pointerId, pointerType }: PointerEvent): void => {
    axis = lockedAxis(positions[0], now);
    if (!axis) return;
    if (canScroll(touched, axis, positions[0][axis] - now[axis])) return ignore();
    size = stage.getBoundingClientRect()[axis === 'x' ? 'width' : 'height'];
    // Touch pointers are captured implicitly by the touched element.
    if (pointerType !== 'touch') stage.setPointerCapture(pointerId);
  };

  const onPointer = (event: PointerEvent): void => {
    const { type, isPrimary, buttons, clientX, clientY, timeStamp } = event;
    const place = { x: clientX, y: clientY, at: timeStamp };
    if (type === 'pointerdown') {
      // A second finger zooms, so the swipe is cancelled.
      leave(false);
      const touched = event.target as Element;
      if (!isPrimary || buttons > 1 || Number(visualViewport?.scale) > ZOOMED || touched.closest(OVERLAY)) return;
      [target, positions, axis, origin, endAt] = [touched, [place], undefined, undefined, 0];
    } else if (target && isPrimary) {
      if (type !== 'pointercancel') positions.push((now = place));
      if (!axis) lock(target, event);
      if (buttons > 0 && axis) {
        follow(pointerSpeed(positions, now, axis));
        clearTimeout(resting);
        resting = setTimeout(follow, REST_MS, 0);
      }
      if (buttons === 0) leave(type === 'pointerup');
    }
  };

  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const) stage.addEventListener(type, onPointer);
  // Prevents the browser from panning a text or bar in a direction in which it cannot scroll further.
  stage.addEventListener('touchmove', (event) => axis && event.preventDefault(), { passive: false });

  return ignore;
}
