import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { trackPress, type Point } from '#web/features/editor/grid/map/track-press.ts';
import { type Offset, offsetBetween } from '#web/features/editor/model/document/cell-offset.ts';

/** A click that is reported within this time after a drag is the end of it. */
const CLICK_WITHIN_MS = 50;

/** A gesture under way: sheets carried along, or a range stretched. */
export type Gesture = { kind: 'carry'; from: string; offset: Offset } | { kind: 'stretch'; from: string };

interface GestureOptions {
  scroller: RefObject<HTMLDivElement | null>;
  /** The cell at a point of the window; the nearest one outside the map. */
  cellAt: (point: Point) => string;
  /** What dragging from a cell does: carry its sheet, or stretch a range from it. */
  kindOf: (cell: string, event: PointerEvent) => Gesture['kind'];
  onStart: (cell: string, kind: Gesture['kind']) => void;
  onStretch: (to: string) => void;
  onCarried: (offset: Offset) => void;
  /** A finger that rested on a cell and was lifted there. */
  onRestEnd: (cell: string, point: Point) => void;
}

/**
 * Dragging on the map by mouse, pen or finger. Written on pointer events and not on a drag-and-drop library: cells come
 * and go as the map scrolls, so the one that is dragged may leave the page, and what lies under the pointer is known from
 * its place alone; a library would register thousands of targets to find out the same.
 */
export function useCellGestures({ scroller, ...options }: GestureOptions) {
  const [gesture, setGesture] = useState<Gesture | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const at = useRef<Point>({ clientX: 0, clientY: 0 });
  const isHolding = useRef(false);
  const wasDragged = useRef(false);
  const end = useRef<() => void>(() => undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const map = scroller.current;
    // Once a finger has taken a sheet up, the page must not scroll away under it.
    const hold = (touch: TouchEvent): void => {
      if (isHolding.current && touch.cancelable) touch.preventDefault();
    };
    map?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      map?.removeEventListener('touchmove', hold);
      end.current();
    };
  }, [scroller]);

  const placeGhost = useCallback((element: HTMLDivElement | null): void => {
    ghost.current = element;
    const { clientX, clientY } = at.current;
    if (element) element.style.transform = `translate(${clientX}px, ${clientY}px)`;
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    wasDragged.current = false;
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;
    if (cell === undefined || !scroller.current || event.button !== 0 || !event.isPrimary) return;
    const kind = latest.current.kindOf(cell, event);
    end.current();
    end.current = trackPress(event.nativeEvent, scroller.current, {
      onDragStart: () => {
        wasDragged.current = true;
        latest.current.onStart(cell, kind);
      },
      onDrag: (point) => {
        at.current = point;
        placeGhost(ghost.current);
        const to = latest.current.cellAt(point);
        if (kind === 'stretch') latest.current.onStretch(to);
        setGesture((before) => {
          if (kind === 'stretch') return before ?? { kind, from: cell };
          const offset = offsetBetween(cell, to);
          const isSame = before?.kind === 'carry' && before.offset.rows === offset.rows && before.offset.columns === offset.columns;
          return isSame ? before : { kind, from: cell, offset };
        });
      },
      onDrop: (point) => {
        if (kind === 'carry') latest.current.onCarried(offsetBetween(cell, latest.current.cellAt(point)));
      },
      onRest: () => {
        isHolding.current = true;
      },
      onRestEnd: (point) => {
        wasDragged.current = true;
        latest.current.onRestEnd(cell, point);
      },
      onEnd: () => {
        isHolding.current = false;
        end.current = () => undefined;
        setGesture(null);
        setTimeout(() => (wasDragged.current = false), CLICK_WITHIN_MS);
      },
    });
  };

  return {
    gesture,
    /** Of what is shown beside the pointer. */
    placeGhost,
    onPointerDown,
    /** Whether the click that is reported now is only the end of a drag. */
    isEndOfDrag: (): boolean => wasDragged.current,
  };
}
