import { encodeTones, TONE_LEVELS, toneGrid, toneOfLuminance, type ToneRange } from '#shared/rules/sheets/tones.ts';
import type { Size } from '#shared/rules/sheets/picture-fit.ts';
import { linearLight, LUMINANCE_SHARES } from '#shared/values/colour.ts';

/** Decoded pixels, row by row, with 8 bits for each channel: grey or red-green-blue, with or without alpha, which is ignored. */
export interface DecodedPixels extends Size {
  data: Uint8Array | Uint8ClampedArray;
  channels: number;
}

/** The share of a field's pixels that may be darker than its darkest tone, and as many that may be lighter than its lightest. */
export const TONE_OUTLIERS = 0.01;

/** The scale of the tables below. Luminances are added as integers, because that is several times faster than with fractions. */
const WHITE = 0xffff;
const tableOf = (share: number): Uint16Array =>
  Uint16Array.from({ length: 256 }, (_, channel) => Math.round(linearLight(channel) * share * WHITE));
const RED = tableOf(LUMINANCE_SHARES.red);
const GREEN = tableOf(LUMINANCE_SHARES.green);
const BLUE = tableOf(LUMINANCE_SHARES.blue);
/** The level of each luminance. The sums of the tables exceed `WHITE` by 1 at most, because each is rounded. */
const LEVELS = Uint8Array.from({ length: WHITE + 2 }, (_, luminance) => toneOfLuminance(luminance / WHITE));

/** The pixels of a field, from its first to before its last column and row. */
interface Field {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Counts the pixels of a field by their level. */
function countLevels({ data, width, channels }: DecodedPixels, { left, top, right, bottom }: Field): Uint32Array {
  const counts = new Uint32Array(TONE_LEVELS);
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2];
  for (let y = top; y < bottom; y += 1) {
    const end = (y * width + right) * channels;
    for (let at = (y * width + left) * channels; at < end; at += channels) {
      const luminance = (RED[data[at] ?? 0] ?? 0) + (GREEN[data[at + green] ?? 0] ?? 0) + (BLUE[data[at + blue] ?? 0] ?? 0);
      const level = LEVELS[luminance] ?? 0;
      counts[level] = (counts[level] ?? 0) + 1;
    }
  }
  return counts;
}

/** Returns the darkest and the lightest level, without the outliers. */
function rangeOf(counts: Uint32Array): ToneRange {
  const outliers = Math.floor(counts.reduce((sum, count) => sum + count, 0) * TONE_OUTLIERS);
  const firstBeyondOutliers = (levels: readonly number[]): number => {
    let passed = 0;
    return levels.find((level) => (passed += counts[level] ?? 0) > outliers) ?? 0;
  };
  const levels = [...counts.keys()];
  return { dark: firstBeyondOutliers(levels), light: firstBeyondOutliers(levels.toReversed()) };
}

/**
 * Returns the tone map of a picture from its decoded pixels. `size` is that of the picture before it was scaled down. The fields of a
 * picture with fewer pixels than fields share pixels.
 */
export function measureTones(pixels: DecodedPixels, size: Size): string {
  const { columns, rows } = toneGrid(size);
  const line = (index: number, count: number, length: number): [number, number] => [
    Math.floor((index * length) / count),
    Math.ceil(((index + 1) * length) / count),
  ];
  return encodeTones(
    Array.from({ length: columns * rows }, (_, index) => {
      const [left, right] = line(index % columns, columns, pixels.width);
      const [top, bottom] = line(Math.floor(index / columns), rows, pixels.height);
      return rangeOf(countLevels(pixels, { left, top, right, bottom }));
    }),
  );
}
