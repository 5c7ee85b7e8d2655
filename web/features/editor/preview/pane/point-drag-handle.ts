import type { KeyboardEvent } from 'react';
import type { PicturePoint } from '#web/features/editor/model/document/edit-image-links.ts';
import { picturePoint } from '#web/features/editor/preview/pane/picture-point.ts';
import type { DragHandle } from '#web/features/editor/preview/pane/use-drag.ts';

type MovePoint = (pointId: string, to: PicturePoint) => void;

/** Percent of the picture that an arrow key moves a point; with Shift the larger. */
const NUDGE = { small: 0.5, large: 5 } as const;

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const handleOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-point]') : null;

/** The image-link point under a pointer, to be moved on its picture. */
export function pointDragHandle(target: Element, onMove: MovePoint): DragHandle | undefined {
  const element = handleOf(target);
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

/** Moves the focused image-link point by arrow keys. */
export function nudgePoint(event: KeyboardEvent, onMove: MovePoint): void {
  const handle = handleOf(event.target);
  const step = STEPS[event.key];
  const pointId = handle?.dataset['point'];
  if (!step || !handle || pointId === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  const by = event.shiftKey ? NUDGE.large : NUDGE.small;
  onMove(pointId, { x: parseFloat(handle.style.left) + step[0] * by, y: parseFloat(handle.style.top) + step[1] * by });
}
