import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Writing, elementOf } from '#web/features/editor/preview/canvas/canvas-writing.ts';

/** The space between the texts and the toolbar, and to the edges of the screen, in pixels of the console. */
const GAP = 8;

const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most));

/** Puts the toolbar above the block of the text, below it if there is no space, and keeps it there while the block changes its size. */
export function useToolbarPlace(
  screen: RefObject<HTMLElement | null>,
  field: Writing['field'] | undefined,
): RefObject<HTMLDivElement | null> {
  const toolbar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = toolbar.current;
    const text = field && screen.current && elementOf(screen.current, field);
    const block = text && (text.closest('.type') ?? text);
    const device = bar?.offsetParent;
    if (!bar || !block || !(device instanceof HTMLElement)) return undefined;
    const place = (): void => {
      const frame = device.getBoundingClientRect();
      const box = block.getBoundingClientRect();
      const own = bar.getBoundingClientRect();
      const scale = frame.width / device.offsetWidth || 1;
      const above = box.top - frame.top - own.height - GAP;
      const below = box.bottom - frame.top + GAP;
      bar.style.left = `${clamp(box.left - frame.left, frame.width - own.width - GAP) / scale}px`;
      bar.style.top = `${clamp(above >= GAP ? above : below, frame.height - own.height - GAP) / scale}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    for (const element of [block, bar, device]) observer.observe(element);
    return () => observer.disconnect();
  }, [screen, field]);
  return toolbar;
}
