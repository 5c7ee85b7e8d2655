import type { KeyboardEvent } from 'react';
import { areaOf, fittedArea, type PictureArea } from '#shared/rules/sheets/image-link-area.ts';
import type { PicturePoint } from '#web/features/editor/model/document/edit-image-links.ts';
import { picturePoint } from '#web/features/editor/preview/pane/picture-point.ts';
import type { DragHandle } from '#web/features/editor/preview/canvas/use-drag.ts';

type MovePoint = (pointId: string, to: PicturePoint) => void;
type SetArea = (pointId: string, area: PictureArea) => void;
interface Pointer {
  clientX: number;
  clientY: number;
}

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

const shownPlace = ({ left, top, width, height }: CSSStyleDeclaration): Required<Parameters<typeof areaOf>[0]> => ({
  coordinateX: parseFloat(left),
  coordinateY: parseFloat(top),
  width: parseFloat(width),
  height: parseFloat(height),
});

/** Returns the rectangle that an image link shows; `undefined` for a point. */
function shownArea({ style }: HTMLElement): PictureArea | undefined {
  const { coordinateX, coordinateY, width, height } = shownPlace(style);
  return areaOf({ coordinateX, coordinateY, ...(style.width !== '' && { width, height }) });
}

/** Shows an image link over a rectangle, as it would be stored. */
function showArea({ style }: HTMLElement, area: PictureArea): void {
  const { coordinateX, coordinateY, width, height } = fittedArea(area);
  style.left = `${coordinateX}%`;
  style.top = `${coordinateY}%`;
  style.width = `${width}%`;
  style.height = `${height}%`;
}

/** Returns the rectangle between two points of a picture. */
const areaBetween = (one: PicturePoint, other: PicturePoint): PictureArea => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

/** Returns a drag handle by which the pointer changes the rectangle of an image link. */
function areaHandle(
  element: HTMLElement,
  pointId: string,
  { areaAt, onArea }: { areaAt: (pointer: Pointer) => PictureArea; onArea: SetArea },
): DragHandle {
  let area: PictureArea | undefined;
  return {
    element,
    follow: (pointer) => {
      area = areaAt(pointer);
      showArea(element, area);
    },
    drop: () => area && onArea(pointId, area),
  };
}

/** Returns a drag handle that draws the rectangle of the image link being placed, or `undefined` if none is being placed. */
export function areaDrawHandle(target: Element, from: Pointer, onArea: SetArea): DragHandle | undefined {
  const root = target.getRootNode();
  const element = root instanceof Document || root instanceof DocumentFragment ? root.querySelector<HTMLElement>('[data-placing]') : null;
  const pointId = element?.dataset['point'];
  const box = element?.parentElement?.getBoundingClientRect();
  if (!element || pointId === undefined || !box) return undefined;
  const start = picturePoint(from, box);
  const handle = areaHandle(element, pointId, { areaAt: (pointer) => areaBetween(start, picturePoint(pointer, box)), onArea });
  const wasArea = element.classList.contains('area');
  return {
    ...handle,
    follow: (pointer) => {
      element.classList.add('area');
      handle.follow(pointer);
    },
    cancel: () => element.classList.toggle('area', wasArea),
  };
}

/** Returns a drag handle for the image link at `target`: it moves the link, or resizes its rectangle at the corner. */
export function pointDragHandle(
  target: Element,
  from: Pointer,
  { onMove, onArea }: { onMove: MovePoint; onArea: SetArea },
): DragHandle | undefined {
  const element = pointElement(target);
  const pointId = element?.dataset['point'];
  const box = element?.parentElement?.getBoundingClientRect();
  if (!element || pointId === undefined || !box) return undefined;
  const area = shownArea(element);
  if (area && target.closest('.corner')) {
    const { left, top } = area;
    const areaAt = (pointer: Pointer): PictureArea => {
      const { x, y } = picturePoint(pointer, box);
      return { left, top, width: x - left, height: y - top };
    };
    return areaHandle(element, pointId, { areaAt, onArea });
  }
  if (area) {
    const start = picturePoint(from, box);
    const areaAt = (pointer: Pointer): PictureArea => {
      const { x, y } = picturePoint(pointer, box);
      return { ...area, left: area.left + x - start.x, top: area.top + y - start.y };
    };
    return areaHandle(element, pointId, { areaAt, onArea });
  }
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

/** Moves the focused image link by one arrow-key step; with Ctrl or Command, resizes its rectangle. */
export function nudgePoint(event: KeyboardEvent, { onMove, onArea }: { onMove: MovePoint; onArea: SetArea }): void {
  const element = pointElement(event.target);
  const step = STEPS[event.key];
  const pointId = element?.dataset['point'];
  if (!step || !element || pointId === undefined || event.altKey) return;
  const area = shownArea(element);
  const resizes = event.ctrlKey || event.metaKey;
  if (resizes && !area) return;
  event.preventDefault();
  event.stopPropagation();
  const by = event.shiftKey ? NUDGE.large : NUDGE.small;
  const [x, y] = [step[0] * by, step[1] * by];
  if (area && resizes) onArea(pointId, { ...area, width: area.width + x, height: area.height + y });
  else onMove(pointId, { x: parseFloat(element.style.left) + x, y: parseFloat(element.style.top) + y });
}
