import sharp from 'sharp';
import type { Pixels } from '#functions/media/jobs/process-media/picture/picture.ts';

/** Size of the longer side in pixels. More detail would not survive the blur. */
const SIDE = 32;
/** Maximum size in bytes, because every sheet of a page contains one placeholder. */
const MAX_BYTES = 300;
/** WebP qualities that are tried in turn; the last one always fits. WebP is used because its header is shorter than that of AVIF. */
const QUALITIES = [80, 60, 30, 0] as const;

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
  const small = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  for (const quality of QUALITIES) {
    const file = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (file.length <= MAX_BYTES || quality === QUALITIES.at(-1)) return dataUri(file);
  }
  return '';
}
