import { type RefObject, startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { elementOf, neighbourText, type Point, type Writing } from '#web/features/editor/preview/canvas/canvas-writing.ts';
import type { SnappedPlace } from '#web/features/editor/preview/canvas/snap-place.ts';
import type { CanvasText } from '#site-renderer/components/sheet/composition/edited-texts.ts';

/** The writing and moving of texts on the canvas. */
export interface CanvasWriting {
  screen: RefObject<HTMLDivElement | null>;
  /** The text that is being written. */
  writing: Writing | null;
  write: (field: CanvasText, at?: Point) => void;
  /** Ends the writing. `isKept`: whether the text keeps the focus. */
  end: (isKept: boolean) => void;
  /** Writes the next text or that before; returns whether there is one. */
  writeNext: (step: 1 | -1) => boolean;
  /** The text that has the focus without being written. */
  focused: CanvasText | null;
  setFocused: (field: CanvasText | null) => void;
  /** Where the texts are while they are moved. */
  moving: SnappedPlace | null;
  setMoving: (to: SnappedPlace | null) => void;
}

/** Returns which texts of the selected sheet are being written or moved on the canvas, and what begins and ends it. */
export function useCanvasWriting(): CanvasWriting {
  const screen = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [focused, setFocused] = useState<CanvasText | null>(null);
  const [moving, setMoving] = useState<SnappedPlace | null>(null);
  const kept = useRef<CanvasText>(null);

  const write = useCallback((field: CanvasText, at?: Point): void => {
    kept.current = null;
    setWriting({ field, ...(at && { at }) });
  }, []);
  const end = useCallback(
    (isKept: boolean): void => {
      // Browsers may report that the focus was lost, once the text is no longer written.
      if (isKept && writing) kept.current = writing.field;
      // Together with the deferred sheet: before, a text that was just begun is still empty, and its element not there to keep the focus.
      startTransition(() => setWriting(null));
    },
    [writing],
  );
  const writeNext = useCallback(
    (step: 1 | -1): boolean => {
      const next = writing && screen.current && neighbourText(screen.current, writing.field, step);
      if (next) write(next);
      return Boolean(next);
    },
    [writing, write],
  );

  useLayoutEffect(() => {
    if (writing || !kept.current || !screen.current) return;
    elementOf(screen.current, kept.current)?.focus({ preventScroll: true });
    kept.current = null;
  }, [writing]);

  return useMemo(
    () => ({ screen, writing, write, end, writeNext, focused, setFocused, moving, setMoving }),
    [writing, write, end, writeNext, focused, moving],
  );
}
