import { useLocalStorage } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  clampZoom,
  initialZoom,
  pitchAt,
  scrollAfterZoom,
  zoomByWheel,
  zoomStep,
  zoomToFit,
} from '#web/features/editor/grid/viewport/grid-zoom.ts';
import type { Pitch } from '#web/ui/grid-view/visible-range.ts';

export interface Zoom {
  zoom: number;
  pitch: Pitch;
  step: (direction: 1 | -1) => void;
  /** Fits the whole grid into the view, as far as `ZOOM.least` allows. */
  fit: () => void;
}

const fittingZoom = ({ current: map }: RefObject<HTMLDivElement | null>, rows: number, columns: number): number =>
  map ? zoomToFit({ rows, columns }, { width: map.clientWidth, height: map.clientHeight }) : 1;

/** Returns the zoom with which a map that no one has zoomed begins. */
function useInitialZoom(scroller: RefObject<HTMLDivElement | null>, columns: number): number {
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const map = scroller.current;
    if (!map) return undefined;
    const sizes = new ResizeObserver(() => setZoom(initialZoom(columns, map.clientWidth)));
    sizes.observe(map);
    return () => sizes.disconnect();
  }, [scroller, columns]);
  return zoom;
}

/** Returns the zoom of the map, kept on this device. Ctrl and wheel (or a pinch) zoom at the pointer, buttons and keys at the middle. */
export function useZoom(scroller: RefObject<HTMLDivElement | null>, size: { rows: number; columns: number }): Zoom {
  const initial = useInitialZoom(scroller, size.columns);
  const [kept, setKept] = useLocalStorage<number | null>({
    key: 'editor-zoom',
    defaultValue: null,
    deserialize: (stored) => (stored === undefined ? null : clampZoom(Number(stored))),
    getInitialValueInEffect: false,
  });
  const zoom = kept ?? initial;
  const setZoom = useCallback((next: (now: number) => number): void => setKept((now) => next(now ?? initial)), [setKept, initial]);
  const pitch = pitchAt(zoom);
  const before = useRef(pitch);
  const pointer = useRef<{ x: number; y: number } | null>(null);

  useLayoutEffect(() => {
    const map = scroller.current;
    if (!map || (before.current.row === pitch.row && before.current.column === pitch.column)) return;
    const { x, y } = pointer.current ?? { x: map.clientWidth / 2, y: map.clientHeight / 2 };
    map.scrollTo(
      scrollAfterZoom(map.scrollLeft, x, before.current.column, pitch.column),
      scrollAfterZoom(map.scrollTop, y, before.current.row, pitch.row),
    );
    before.current = pitch;
  });

  useEffect(() => {
    const map = scroller.current;
    const onWheel = (event: WheelEvent): void => {
      if (!map || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const { left, top } = map.getBoundingClientRect();
      pointer.current = { x: event.clientX - left, y: event.clientY - top };
      setZoom((now) => zoomByWheel(now, event.deltaY));
    };
    map?.addEventListener('wheel', onWheel, { passive: false });
    return () => map?.removeEventListener('wheel', onWheel);
  }, [scroller, setZoom]);

  const step = useCallback(
    (direction: 1 | -1): void => {
      pointer.current = null;
      setZoom((now) => zoomStep(now, direction));
    },
    [setZoom],
  );
  const { rows, columns } = size;
  const fit = useCallback((): void => {
    pointer.current = null;
    setZoom(() => fittingZoom(scroller, rows, columns));
  }, [scroller, rows, columns, setZoom]);
  return { zoom, pitch, step, fit };
}
