import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { elementOf, neighbourText, type Point, type Writing } from '#web/features/editor/preview/canvas/canvas-writing.ts';
import type { CanvasText } from '#site-renderer/components/sheet/composition/edited-texts.ts';

/** The writing of texts on the canvas. */
export interface CanvasWriting {
  screen: RefObject<HTMLDivElement | null>;
  /** The text that is being written. */
  writing: Writing | null;
  write: (field: CanvasText, at?: Point) => void;
  /** Ends the writing. `isKept`: whether the text keeps the focus. */
  end: (isKept: boolean) => void;
  /** Writes the next text or that before; returns whether there is one. */
  writeNext: (step: 1 | -1) => boolean;
}

/** Returns which text of the selected sheet is being written on the canvas, and what begins and ends it. */
export function useCanvasWriting(): CanvasWriting {
  const screen = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<Writing | null>(null);
  const kept = useRef<CanvasText>(null);

  const write = useCallback((field: CanvasText, at?: Point): void => setWriting({ field, ...(at && { at }) }), []);
  const end = useCallback((isKept: boolean): void => {
    setWriting((former) => {
      kept.current = isKept && former ? former.field : null;
      return null;
    });
  }, []);
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

  return { screen, writing, write, end, writeNext };
}
