import type { Point, Size } from 'react-easy-crop';

/** Clamps the offset of a picture so that it covers the whole crop area. `mediaSize` is its size at zoom 1. */
export function clampToCropArea({ x, y }: Point, zoom: number, mediaSize: Size, cropSize: Size): Point {
  const clamp = (offset: number, length: number, side: number): number => {
    const max = Math.max(0, (length * zoom - side) / 2);
    return Math.min(max, Math.max(-max, offset));
  };
  return { x: clamp(x, mediaSize.width, cropSize.width), y: clamp(y, mediaSize.height, cropSize.height) };
}

/** Returns the size in whole pixels of the cropped picture: at most `maxWidth` wide, in the same proportions, never enlarged. */
export function croppedSize({ width, height }: Size, maxWidth: number): Size {
  const scale = Math.min(1, maxWidth / width);
  const pixels = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: pixels(width), height: pixels(height) };
}
