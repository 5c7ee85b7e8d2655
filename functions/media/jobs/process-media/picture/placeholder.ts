import sharp from 'sharp';
import type { Pixels } from '#functions/media/jobs/process-media/picture/picture.ts';

/** Size of the longer side in pixels. More detail would not survive the blur. */
const SIDE = 32;
/** Maximum size in bytes, because every sheet of a page contains one placeholder. */
const MAX_BYTES = 300;
/** WebP qualities that are tried in turn; the last one always fits. WebP is used because its header is shorter than that of AVIF. */
const QUALITIES = [80, 60, 30, 0] as const;

/** The blur along the outermost pixels, in pixels: a page with a theme stretches them, and details would become streaks. */
const EDGE_BLUR = 2.5;

/** Returns a line of values blurred along itself. */
function blurredLine(line: readonly number[]): number[] {
  return line.map((_, at) => {
    let [sum, weights] = [0, 0];
    for (const [other, value] of line.entries()) {
      const weight = Math.exp(-((at - other) ** 2) / (2 * EDGE_BLUR ** 2));
      sum += weight * value;
      weights += weight;
    }
    return Math.round(sum / weights);
  });
}

/** Blurs the outermost rows and columns of a picture along themselves, in place. */
function blurEdges(data: Buffer, { width, height, channels }: { width: number; height: number; channels: number }): void {
  const blur = (start: number, step: number, length: number): void => {
    for (let channel = 0; channel < channels; channel += 1) {
      const places = Array.from({ length }, (_, index) => start + index * step + channel);
      const blurred = blurredLine(places.map((place) => data[place] ?? 0));
      for (const [index, place] of places.entries()) data[place] = blurred[index] ?? 0;
    }
  };
  const row = width * channels;
  for (const start of [0, (height - 1) * row]) blur(start, channels, width);
  for (const start of [0, row - channels]) blur(start, row, height);
}

const dataUri = (file: Uint8Array): string =>
  `data:image/webp;base64,${Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('base64')}`;

/**
 * Returns a tiny blurred copy of a picture as a data URI of about 400 characters. It is shown until the picture is loaded, and around a
 * picture that does not fill the screen. Empty for a picture with transparent parts, because the copy would show through them.
 */
export async function placeholderOf(pixels: Pixels): Promise<string> {
  const { isOpaque } = await pixels().stats();
  if (!isOpaque) return '';
  const { data, info } = await pixels()
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .blur(1.5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  blurEdges(data, info);
  const small = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  for (const quality of QUALITIES) {
    const file = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (file.length <= MAX_BYTES || quality === QUALITIES.at(-1)) return dataUri(file);
  }
  return '';
}
