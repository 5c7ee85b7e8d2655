import type { ImageRef } from '#shared/model/media/media.ts';
import { CROP_MIN, CROP_WHOLE, type PictureCrop, type PictureTone } from '#shared/model/sites/picture-adjustment.ts';
import { CENTRE, type FocalPoint } from '#shared/model/sites/picture-fit.ts';
import type { Edges, Size } from '#shared/rules/sheets/picture-fit.ts';
import { decodeTones, encodeTones, fieldsWithin, toneGrid, widestRange, type Zone } from '#shared/rules/sheets/tones.ts';

/** The whole picture as a crop. */
export const WHOLE_PICTURE: PictureCrop = { x: 0, y: 0, width: CROP_WHOLE, height: CROP_WHOLE };

/** The share of the width, 0 to 1, that a crop shows; 1 without a crop. */
export const cropWidthShare = (crop: PictureCrop | null): number => (crop ? crop.width / CROP_WHOLE : 1);

/** Returns the size in pixels of what a crop shows of a creative; without a crop, that of the creative. */
export const croppedPicture = ({ width, height }: Size, crop: PictureCrop | null): Size =>
  crop ? { width: (width * crop.width) / CROP_WHOLE, height: (height * crop.height) / CROP_WHOLE } : { width, height };

const shareWithin = (point: number, from: number, length: number): number =>
  Math.round(Math.min(100, Math.max(0, (((point / 100) * CROP_WHOLE - from) / length) * 100)));

/** Returns a focal point in percent of the crop instead of the creative: the nearest point of the crop, its centre if none was chosen. */
export function croppedFocalPoint(point: FocalPoint, crop: PictureCrop | null): FocalPoint {
  if (!crop || (point.x === CENTRE.x && point.y === CENTRE.y)) return point;
  return { x: shareWithin(point.x, crop.x, crop.width), y: shareWithin(point.y, crop.y, crop.height) };
}

/** Returns a part of a crop, in shares of the crop, in shares of the creative. */
export function uncroppedZone({ left, top, right, bottom }: Zone, crop: PictureCrop | null): Zone {
  if (!crop) return { left, top, right, bottom };
  return {
    left: (crop.x + left * crop.width) / CROP_WHOLE,
    top: (crop.y + top * crop.height) / CROP_WHOLE,
    right: (crop.x + right * crop.width) / CROP_WHOLE,
    bottom: (crop.y + bottom * crop.height) / CROP_WHOLE,
  };
}

/** Returns what is lost at the edges of a crop, and what the crop cuts off, in shares of the creative. */
export function uncroppedEdges({ left, top, right, bottom }: Edges, crop: PictureCrop | null): Edges {
  const kept = uncroppedZone({ left, top, right: 1 - right, bottom: 1 - bottom }, crop);
  return { left: kept.left, top: kept.top, right: 1 - kept.right, bottom: 1 - kept.bottom };
}

/**
 * Returns a picture as if its file contained only what a crop shows. Each field of its tone map has the range of the fields that it
 * touches.
 */
export function croppedImage<I extends Pick<ImageRef, 'width' | 'height' | 'tones'>>(image: I, crop: PictureCrop | null): I {
  if (!crop) return image;
  const size = croppedPicture(image, crop);
  const map = decodeTones(image);
  if (!map) return { ...image, ...size };
  const { columns, rows } = toneGrid(size);
  const fields = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const zone = { left: column / columns, top: row / rows, right: (column + 1) / columns, bottom: (row + 1) / rows };
    return widestRange(fieldsWithin(map, uncroppedZone(zone, crop)));
  });
  return { ...image, ...size, tones: encodeTones(fields) };
}

/** Whether a point of a creative, in percent, is visible with a crop. */
export const isInCrop = (x: number, y: number, crop: PictureCrop | null): boolean =>
  !crop || (x * 10 >= crop.x && x * 10 <= crop.x + crop.width && y * 10 >= crop.y && y * 10 <= crop.y + crop.height);

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Returns the nearest crop in whole thousandths that is inside the creative and not too small; `null` for the whole creative. */
export function fittedCrop({ x, y, width, height }: PictureCrop): PictureCrop | null {
  const [across, down] = [clamp(Math.round(width), CROP_MIN, CROP_WHOLE), clamp(Math.round(height), CROP_MIN, CROP_WHOLE)];
  const crop = {
    x: clamp(Math.round(x), 0, CROP_WHOLE - across),
    y: clamp(Math.round(y), 0, CROP_WHOLE - down),
    width: across,
    height: down,
  };
  return across === CROP_WHOLE && down === CROP_WHOLE ? null : crop;
}

/** The corners of a crop, by which it is resized. */
export const CROP_CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type CropCorner = (typeof CROP_CORNERS)[number];

/**
 * Moves a corner of a crop by thousandths of the creative; the opposite corner stays. With `ratio` (width / height in thousandths), the
 * width decides and the crop is as large as it can be with that ratio.
 */
export function resizedCrop(crop: PictureCrop, corner: CropCorner, by: { x: number; y: number }, ratio: number | null): PictureCrop | null {
  const [isLeft, isTop] = [corner === 'topLeft' || corner === 'bottomLeft', corner === 'topLeft' || corner === 'topRight'];
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const [roomAcross, roomDown] = [isLeft ? right : CROP_WHOLE - crop.x, isTop ? bottom : CROP_WHOLE - crop.y];
  let width = clamp(crop.width + (isLeft ? -by.x : by.x), CROP_MIN, roomAcross);
  let height = clamp(crop.height + (isTop ? -by.y : by.y), CROP_MIN, roomDown);
  if (ratio !== null) {
    width = clamp(width, Math.max(CROP_MIN, CROP_MIN * ratio), Math.min(roomAcross, roomDown * ratio));
    height = width / ratio;
  }
  return fittedCrop({ x: isLeft ? right - width : crop.x, y: isTop ? bottom - height : crop.y, width, height });
}

/** Moves a crop by thousandths of the creative, up to its edges. */
export const movedCrop = (crop: PictureCrop, by: { x: number; y: number }): PictureCrop | null =>
  fittedCrop({ ...crop, x: crop.x + by.x, y: crop.y + by.y });

/** Returns the ratio of a crop in thousandths with which its pixels have this aspect ratio. */
export const cropRatio = (aspect: number, { width, height }: Size): number => (aspect * height) / width;

/** Returns the largest crop with a ratio, at the centre of another one as far as the creative allows. */
export function cropWithRatio({ x, y, width, height }: PictureCrop, ratio: number): PictureCrop | null {
  const across = Math.max(CROP_MIN, Math.min(CROP_WHOLE, CROP_WHOLE * ratio));
  const down = Math.max(CROP_MIN, Math.min(CROP_WHOLE, across / ratio));
  return fittedCrop({ x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down });
}

/** A veil over a creative: a grey, 0 to 255, and its opacity, 0 to 1. */
export interface Veil {
  grey: number;
  opacity: number;
}

/** Returns the veil that adjusts a creative; `undefined` for none. Brightness is mixed in below the shade. */
export function veilOf({ brightness, shade }: PictureTone): Veil | undefined {
  const [mixed, dark] = [Math.abs(brightness) / 100, shade / 100];
  const opacity = 1 - (1 - mixed) * (1 - dark);
  if (opacity === 0) return undefined;
  const grey = brightness > 0 ? (255 * mixed * (1 - dark)) / opacity : 0;
  return { grey: Math.round(grey), opacity: Math.round(opacity * 1_000) / 1_000 };
}
