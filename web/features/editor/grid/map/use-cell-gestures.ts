import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { trackPress, type Point } from '#web/features/editor/grid/map/track-press.ts';
import { type Offset, offsetBetween } from '#web/features/editor/model/document/cell-offset.ts';

/** A click within this time after a drag is part of the drag. */
const CLICK_AFTER_DRAG_MS = 50;

/** A gesture in progress: moving sheets by an offset, or selecting a range. */
export type Gesture = { kind: 'move'; from: string; offset: Offset } | { kind: 'select'; from: string };

interface GestureOptions {
  scroller: RefObject<HTMLDivElement | null>;
  /** The cell at a point of the window, or the nearest one. */
  cellAt: (point: Point) => string;
  /** The effect of a drag from a cell. */
  kindOf: (cell: string, event: PointerEvent) => Gesture['kind'];
  onStart: (cell: string, kind: Gesture['kind']) => void;
  onSelect: (to: string) => void;
  onMove: (offset: Offset) => void;
  /** Called on a long press on a cell without a drag. */
  onLongPress: (cell: string, point: Point) => void;
}

/** Returns the cell that an event happened on; `undefined` between cells. */
const cellOf = ({ target }: PointerEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;

/**
 * Returns the gesture after a drag from one cell to another; the same object while nothing changes, so that the map does not render again.
 */
function nextGesture(before: Gesture | null, kind: Gesture['kind'], from: string, to: string): Gesture {
  if (kind === 'select') return before ?? { kind, from };
  const offset = offsetBetween(from, to);
  const isSame = before?.kind === 'move' && before.offset.rows === offset.rows && before.offset.columns === offset.columns;
  return isSame ? before : { kind, from, offset };
}

/** Moves an element with the pointer. The element may mount after the first move, so the ref callback also places it. */
function useGhost() {
  const ghost = useRef<HTMLDivElement>(null);
  const pointer = useRef<Point>({ clientX: 0, clientY: 0 });
  const placeGhost = useCallback((element: HTMLDivElement | null): void => {
    ghost.current = element;
    const { clientX, clientY } = pointer.current;
    if (element) element.style.transform = `translate(${clientX}px, ${clientY}px)`;
  }, []);
  const moveGhost = (point: Point): void => {
    pointer.current = point;
    placeGhost(ghost.current);
  };
  return { placeGhost, moveGhost };
}

/** Prevents scrolling after a long press, because the finger then drags. */
function usePreventScroll(scroller: RefObject<HTMLElement | null>, isLongPress: RefObject<boolean>): void {
  useEffect(() => {
    const map = scroller.current;
    const preventScroll = (touch: TouchEvent): void => {
      if (isLongPress.current && touch.cancelable) touch.preventDefault();
    };
    map?.addEventListener('touchmove', preventScroll, { passive: false });
    return () => map?.removeEventListener('touchmove', preventScroll);
  }, [scroller, isLongPress]);
}

/**
 * Handles drags on the map by mouse, pen or finger. Uses pointer events instead of a drag-and-drop library, because the dragged cell may
 * leave the page while the map scrolls, and because the drop target is computed, where a library would register thousands of targets
 * (docs/decisions/0018-editor-rendering.md).
 */
export function useCellGestures({ scroller, ...options }: GestureOptions) {
  const [gesture, setGesture] = useState<Gesture | null>(null);
  const { placeGhost, moveGhost } = useGhost();
  const isLongPress = useRef(false);
  const wasDragged = useRef(false);
  const endPress = useRef<() => void>(() => undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  usePreventScroll(scroller, isLongPress);
  useEffect(() => () => endPress.current(), []);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    wasDragged.current = false;
    const cell = cellOf(event);
    if (cell === undefined || !scroller.current || event.button !== 0 || !event.isPrimary) return;
    const kind = latest.current.kindOf(cell, event);
    endPress.current();
    endPress.current = trackPress(event.nativeEvent, scroller.current, {
      onDragStart: () => {
        wasDragged.current = true;
        latest.current.onStart(cell, kind);
      },
      onDrag: (point) => {
        moveGhost(point);
        const to = latest.current.cellAt(point);
        if (kind === 'select') latest.current.onSelect(to);
        setGesture((before) => nextGesture(before, kind, cell, to));
      },
      onDrop: (point) => {
        if (kind === 'move') latest.current.onMove(offsetBetween(cell, latest.current.cellAt(point)));
      },
      onLongPress: () => {
        isLongPress.current = true;
      },
      onLongPressEnd: (point) => {
        wasDragged.current = true;
        latest.current.onLongPress(cell, point);
      },
      onEnd: () => {
        isLongPress.current = false;
        endPress.current = () => undefined;
        setGesture(null);
        setTimeout(() => (wasDragged.current = false), CLICK_AFTER_DRAG_MS);
      },
    });
  };

  return {
    gesture,
    /** The ref of the element that follows the pointer. */
    placeGhost,
    onPointerDown,
    /** Whether a click now is the end of a drag. */
    isEndOfDrag: (): boolean => wasDragged.current,
  };
}
