import type { TextPlace, TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';
import { roleOfField } from '#web/features/editor/model/document/text-fields.ts';
import { textAt, writeElement } from '#web/features/editor/preview/canvas/canvas-writing.ts';
import { measuredPlace, snapPlace, type SnappedPlace } from '#web/features/editor/preview/canvas/snap-place.ts';
import type { DragHandle } from '#web/features/editor/preview/canvas/use-drag.ts';

interface Moving {
  /** Shows the texts at a place during the drag; `null`: where they were. */
  show: (to: SnappedPlace | null) => void;
  drop: (place: TextPlace, role: TextRole | undefined) => void;
}

/** Returns the block of texts at a target that may be moved; `null` where text is written. */
const blockAt = (target: Element): HTMLElement | null => (target.closest('.written, .hints') ? null : target.closest<HTMLElement>('.type'));

/** Returns the text that is by itself in the block at a target; `undefined` for texts that are together. */
export function aloneAt(target: Element): TextRole | undefined {
  const field = textAt(target.closest('.alone')?.querySelector('[data-write]') ?? null);
  return field && roleOfField(field);
}

/** Returns the boxes of a block of texts and of the safe area of its screen. */
function boxesOf(block: HTMLElement): { block: DOMRect; area: DOMRect } | undefined {
  const area = block.closest('.stage')?.querySelector('.safe-area');
  return area ? { block: block.getBoundingClientRect(), area: area.getBoundingClientRect() } : undefined;
}

/**
 * Returns a drag handle for the block of texts at `target`, or `undefined` if there is none. The block keeps its point under the pointer,
 * relative to its size, which may change when the texts leave the place of the layout.
 */
export function textsDragHandle(target: Element, pointer: { clientX: number; clientY: number }, moving: Moving): DragHandle | undefined {
  const block = blockAt(target);
  const box = block?.getBoundingClientRect();
  if (!block || !box) return undefined;
  const grabbed = { x: (pointer.clientX - box.left) / (box.width || 1), y: (pointer.clientY - box.top) / (box.height || 1) };
  const role = aloneAt(block);
  let to: SnappedPlace | undefined;
  return {
    // The pressed text, so that a press without a movement is a click on it.
    element: writeElement(target) ?? block,
    follow: ({ clientX, clientY }) => {
      const boxes = boxesOf(block);
      if (!boxes) return;
      const { width, height } = boxes.block;
      const snapped = snapPlace({ left: clientX - grabbed.x * width, top: clientY - grabbed.y * height }, { width, height }, boxes.area);
      to = role ? { ...snapped, role } : snapped;
      moving.show(to);
    },
    drop: () => to && moving.drop(to.place, role),
    cancel: () => moving.show(null),
  };
}

/** Returns where the block of texts at a target is, in percent of the safe area; `undefined` if there is none. */
export function placeOfBlock(target: Element): TextPlace | undefined {
  const block = blockAt(target);
  const boxes = block && boxesOf(block);
  return boxes ? measuredPlace(boxes.block, boxes.area) : undefined;
}

/** Returns where a single text is, in percent of the safe area; `undefined` if it is not on the canvas. */
export function placeOfText(element: HTMLElement | null): TextPlace | undefined {
  const boxes = element && boxesOf(element);
  return boxes ? measuredPlace(boxes.block, boxes.area) : undefined;
}
