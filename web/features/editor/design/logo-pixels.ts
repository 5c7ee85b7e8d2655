import { type ImageRef, publishedVariants } from '#shared/model/media/media.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

/** The longer side, in pixels, of the copy from which colours are read. */
const SIDE = 64;

/**
 * Resolves to the pixels of a small copy of a logo, in red, green, blue and alpha; `undefined` if the browser cannot load the logo or must
 * not read its pixels.
 */
export async function logoPixels({ mediaId, width, height }: ImageRef): Promise<Uint8ClampedArray | undefined> {
  const [smallest] = publishedVariants('logo', width);
  if (!smallest) return undefined;
  try {
    const picture = Object.assign(document.createElement('img'), { src: mediaUrl(mediaId, smallest.width, smallest.format) });
    await picture.decode();
    const scale = SIDE / Math.max(width, height);
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    const context = Object.assign(document.createElement('canvas'), size).getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0, size.width, size.height);
    return context?.getImageData(0, 0, size.width, size.height).data;
  } catch {
    return undefined;
  }
}
