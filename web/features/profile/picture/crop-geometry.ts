import type { Point, Size } from 'react-easy-crop';

/** Largest side in pixels that a profile picture is served in. */
const LARGEST = 500;

/** The place of a picture under the square, moved back as far as it left the square uncovered. `shown`: its size at zoom 1. */
export function clampToCropArea({ x, y }: Point, zoom: number, shown: Size, square: Size): Point {
  const held = (offset: number, length: number, side: number): number => {
    const room = Math.max(0, (length * zoom - side) / 2);
    return Math.min(room, Math.max(-room, offset));
  };
  return { x: held(x, shown.width, square.width), y: held(y, shown.height, square.height) };
}

/** Side in pixels of the picture that is made of a square this wide: never enlarged. */
export const pictureSide = (width: number): number => Math.max(1, Math.min(LARGEST, Math.round(width)));
