/** A rectangle on the screen, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The space around a placed layer, in CSS pixels. */
const GAP = 8;

export const isFree = ({ left, top, right, bottom }: Box, taken: readonly Box[]): boolean =>
  taken.every((box) => left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top);

/**
 * Returns the place of a layer within the area where it covers none of the boxes: its own, or the nearest one that is beside, above or below a
 * box, or at an edge; `undefined` if there is none.
 */
export function freePlace({ left, top, right, bottom }: Box, area: Box, taken: readonly Box[]): Box | undefined {
  const [width, height] = [right - left, bottom - top];
  const edges = [...taken, { left: area.right, top: area.bottom, right: area.left, bottom: area.top }];
  let nearest: Box | undefined;
  let shortest = Infinity;
  for (const x of [left, ...edges.flatMap((edge) => [edge.right + GAP, edge.left - GAP - width])])
    for (const y of [top, ...edges.flatMap((edge) => [edge.bottom + GAP, edge.top - GAP - height])]) {
      const place = { left: x, top: y, right: x + width, bottom: y + height };
      const distance = Math.abs(x - left) + Math.abs(y - top);
      const isInside = x >= area.left && place.right <= area.right && y >= area.top && place.bottom <= area.bottom;
      if (isInside && distance < shortest && isFree(place, taken)) [nearest, shortest] = [place, distance];
    }
  return nearest;
}
