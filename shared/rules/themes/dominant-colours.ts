import type { Rgb } from '#shared/values/colour.ts';

/** A colour of a picture, with the share of the visible pixels that have it or a similar one. */
export interface DominantColour {
  rgb: Rgb;
  share: number;
}

/** Channels that differ by less than this are of similar colours. */
const BIN = 32;
/** The distance, in channel values, within which bins are parts of the same colour. */
const NEAR = 48;
/** Pixels with less opacity, 0 to 255, count as invisible. */
const VISIBLE = 128;
const COLOURS_MAX = 12;
/** The largest number of pixels that are counted, spread evenly over larger pictures. */
const SAMPLES_MAX = 40_000;

interface Bin extends Rgb {
  count: number;
}

const distance = (one: Rgb, other: Rgb): number => Math.hypot(one.red - other.red, one.green - other.green, one.blue - other.blue);

/** Returns the sums of the visible pixels' channels by their bin. */
function countBins(pixels: Uint8ClampedArray): Bin[] {
  const bins = new Map<number, Bin>();
  const step = 4 * Math.max(1, Math.floor(pixels.length / 4 / SAMPLES_MAX));
  for (let at = 0; at < pixels.length; at += step) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < VISIBLE) continue;
    const key = (Math.floor(red / BIN) * 8 + Math.floor(green / BIN)) * 8 + Math.floor(blue / BIN);
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    bins.set(key, { red: bin.red + red, green: bin.green + green, blue: bin.blue + blue, count: bin.count + 1 });
  }
  return [...bins.values()];
}

/** Returns the dominant colours of a picture, from its pixels in red, green, blue and alpha, the most frequent first. */
export function dominantColours(pixels: Uint8ClampedArray): DominantColour[] {
  const bins = countBins(pixels)
    .map(({ red, green, blue, count }) => ({
      rgb: { red: Math.round(red / count), green: Math.round(green / count), blue: Math.round(blue / count) },
      count,
    }))
    .toSorted((one, other) => other.count - one.count);
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const colours: DominantColour[] = [];
  for (const { rgb, count } of bins) {
    const similar = colours.find((colour) => distance(colour.rgb, rgb) < NEAR);
    if (similar) similar.share += count / total;
    else if (colours.length < COLOURS_MAX) colours.push({ rgb, share: count / total });
  }
  return colours.toSorted((one, other) => other.share - one.share);
}
