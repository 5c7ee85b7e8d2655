import { AREA_MIN, type ImageLinkPoint } from '#shared/model/sites/image-link-point.ts';
import { CROP_WHOLE, type PictureCrop } from '#shared/model/sites/picture-adjustment.ts';
import { isInCrop } from '#shared/rules/sheets/picture-adjustment.ts';

/** A rectangle of a picture, in percent of its width and height, from its left and upper edge. */
export interface PictureArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Placed = Pick<ImageLinkPoint, 'coordinateX' | 'coordinateY' | 'width' | 'height'>;

/** Areas are stored in tenths of a percent, which are less than a pixel on any screen; the middle of one is in half tenths. */
const TENTHS = 10;
const WHOLE = 100 * TENTHS;

/** Returns the rectangle of an image link; `undefined` for a point. */
export function areaOf({ coordinateX, coordinateY, width, height }: Placed): PictureArea | undefined {
  if (width === undefined || height === undefined) return undefined;
  return { left: coordinateX - width / 2, top: coordinateY - height / 2, width, height };
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Returns the middle and length of the nearest span within the picture, in tenths of a percent. */
function fittedSpan(from: number, extent: number): { middle: number; extent: number } {
  const length = clamp(Math.round(extent * TENTHS), AREA_MIN * TENTHS, WHOLE);
  const start = clamp(Math.round(from * TENTHS), 0, WHOLE - length);
  return { middle: (2 * start + length) / (2 * TENTHS), extent: length / TENTHS };
}

/** Returns the nearest rectangle within the picture that is not too small, as it is stored. */
export function fittedArea({ left, top, width, height }: PictureArea): Required<Placed> {
  const [across, down] = [fittedSpan(left, width), fittedSpan(top, height)];
  return { coordinateX: across.middle, coordinateY: down.middle, width: across.extent, height: down.extent };
}

/**
 * Returns an image link as it is shown with a crop: without what the crop cuts off its rectangle; `undefined` if nothing is left, or if the
 * point is outside.
 */
export function croppedLink(point: ImageLinkPoint, crop: PictureCrop | null): ImageLinkPoint | undefined {
  const area = areaOf(point);
  if (!crop || !area) return isInCrop(point.coordinateX, point.coordinateY, crop) ? point : undefined;
  const scale = CROP_WHOLE / 100;
  const [left, top] = [Math.max(area.left, crop.x / scale), Math.max(area.top, crop.y / scale)];
  const width = Math.min(area.left + area.width, (crop.x + crop.width) / scale) - left;
  const height = Math.min(area.top + area.height, (crop.y + crop.height) / scale) - top;
  if (width <= 0 || height <= 0) return undefined;
  return { ...point, coordinateX: left + width / 2, coordinateY: top + height / 2, width, height };
}
