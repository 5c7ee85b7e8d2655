import type { KeyboardEvent } from 'react';
import type { PicturePoint } from '#web/features/editor/model/document/edit-image-links.ts';
import { picturePoint } from '#web/features/editor/preview/pane/picture-point.ts';
import type { DragHandle } from '#web/features/editor/preview/canvas/use-drag.ts';

type MovePoint = (pointId: string, to: PicturePoint) => void;

/** The step of an arrow key in percent of the picture; `large` with Shift. */
const NUDGE = { small: 0.5, large: 5 } as const;

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const pointElement = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-point]') : null;

/** Returns a drag handle for the image-link point at `target`, or `undefined` if there is none. */
export function pointDragHandle(target: Element, onMove: MovePoint): DragHandle | undefined {
  const element = pointElement(target);
  const pointId = element?.dataset['point'];
  const box = element?.parentElement?.getBoundingClientRect();
  if (!element || pointId === undefined || !box) return undefined;
  let to: PicturePoint | undefined;
  return {
    element,
    follow: (pointer) => {
      to = picturePoint(pointer, box);
      element.style.left = `${to.x}%`;
      element.style.top = `${to.y}%`;
    },
    drop: () => to && onMove(pointId, to),
  };
}

/** Moves the focused image-link point by one arrow-key step. */
export function nudgePoint(event: KeyboardEvent, onMove: MovePoint): void {
  const element = pointElement(event.target);
  const step = STEPS[event.key];
  const pointId = element?.dataset['point'];
  if (!step || !element || pointId === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  const by = event.shiftKey ? NUDGE.large : NUDGE.small;
  onMove(pointId, { x: parseFloat(element.style.left) + step[0] * by, y: parseFloat(element.style.top) + step[1] * by });
}
