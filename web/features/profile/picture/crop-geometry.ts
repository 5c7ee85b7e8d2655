import type { Point, Size } from 'react-easy-crop';

/** The largest side in pixels that a profile picture is served in. */
const SIDE_MAX = 500;

/** Clamps the offset of a picture so that it covers the whole crop square. `mediaSize` is its size at zoom 1. */
export function clampToCropArea({ x, y }: Point, zoom: number, mediaSize: Size, cropSize: Size): Point {
  const clamp = (offset: number, length: number, side: number): number => {
    const max = Math.max(0, (length * zoom - side) / 2);
    return Math.min(max, Math.max(-max, offset));
  };
  return { x: clamp(x, mediaSize.width, cropSize.width), y: clamp(y, mediaSize.height, cropSize.height) };
}

/** The side in pixels of the picture made from a square of this width; it is never enlarged. */
export const pictureSide = (width: number): number => Math.max(1, Math.min(SIDE_MAX, Math.round(width)));
