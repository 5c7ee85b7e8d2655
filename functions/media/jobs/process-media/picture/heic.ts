import type { HeicImage } from 'heic-decode';
import sharp from 'sharp';
import { readHeicProfile, embedColourProfile } from '#functions/media/jobs/process-media/picture/colour-profile.ts';

/** Settings of the intermediate JPEG. At this quality, artefacts of the JPEG are not visible in the variants. */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;

/** Opens a file, passes its first picture to `read` and frees the decoder's memory. Returns `undefined` if the file cannot be read. */
async function withPicture<T>(bytes: Uint8Array, read: (picture: HeicImage) => T | Promise<T>): Promise<T | undefined> {
  // Loaded on demand, because it is two megabytes of WebAssembly.
  const { default: heicDecode } = await import('heic-decode');
  try {
    const pictures = await heicDecode.all({ buffer: bytes });
    try {
      return pictures[0] && (await read(pictures[0]));
    } finally {
      pictures.dispose();
    }
  } catch {
    return undefined;
  }
}

/** Returns the size in pixels after rotation, from the header alone; `undefined` if the file cannot be read. */
export const heicSize = (bytes: Uint8Array): Promise<{ width: number; height: number } | undefined> =>
  withPicture(bytes, ({ width, height }) => ({ width, height }));

/** Returns the picture as an upright JPEG of at most this width, with its colour profile; `undefined` if it cannot be decoded. */
export async function heicToJpeg(bytes: Uint8Array, width: number): Promise<Uint8Array | undefined> {
  const pixels = await withPicture(bytes, (picture) => picture.decode());
  if (!pixels) return undefined;
  const jpeg = await sharp(Buffer.from(pixels.data.buffer), { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize({ width, withoutEnlargement: true })
    .jpeg(JPEG)
    .toBuffer();
  const profile = readHeicProfile(bytes);
  return profile ? embedColourProfile(jpeg, profile) : jpeg;
}
