import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Channels, type Sharp } from 'sharp';
import { heicSize, heicToJpeg } from '#functions/media/jobs/process-media/picture/heic.ts';
import {
  creativeMaxBytes,
  creativeWidths,
  isPictureType,
  publishedVariants,
  SHARE_PICTURE,
  THUMBNAIL_WIDTH,
  type ImageRef,
  type MediaFault,
  type MediaKind,
  type Variant,
} from '#shared/model/media/media.ts';
import { measureTones } from '#shared/rules/sheets/measure-tones.ts';
import type { Size } from '#shared/rules/sheets/picture-fit.ts';

/** Maximum number of pixels. A decoded 100-megapixel picture takes 400 MB. */
const MAX_PIXELS = 100_000_000;
/** Maximum number of pixels of HEIC, which is decoded as a whole and copied twice. Phones take pictures of up to 50 megapixels. */
const HEIC_MAX_PIXELS = 64_000_000;
/** The maximum width and height that WebP supports, in pixels. */
const MAX_SIDE = 16_383;

/**
 * AVIF qualities. The first has no visible loss on a phone. The lower qualities are for creatives whose files are too large; the last is
 * just acceptable.
 */
const AVIF_QUALITIES = [48, 44, 40, 34, 28] as const;
/** AVIF effort. Higher efforts take much longer for little gain. */
const AVIF_EFFORT = 2;
const WEBP = { quality: 72 } as const;
/** Maximum decoded width of logos, favicons and profile pictures, which are served at 500 pixels at most. */
const BRAND_WIDTH = 1_024;
/** Maximum decoded width of pictures for sharing, so that a panorama is still sharp after it is cropped. */
const SHARE_DECODED_WIDTH = 2 * SHARE_PICTURE.width;
const JPEG = { quality: 82, mozjpeg: true } as const;
/** Side of the square grid on which the average colour is sampled. */
const COLOUR_SAMPLES = 16;
const LOGO_HEIGHT_OF_WIDTH = 150 / 250;

/** Returns a new operation on the pixels of a picture. Each clone of an operation copies all pixels instead. */
export type Pixels = () => Sharp;

/** An accepted picture: upright, sRGB, without metadata, scaled down to the largest size at which it is served. */
export interface Picture {
  facts: Omit<ImageRef, 'mediaId'>;
  pixels: Pixels;
}

export interface VariantFile extends Variant {
  body: Uint8Array;
}

/** The decoded pixels of a picture, before its variants are encoded. */
interface DecodedPicture extends Size {
  data: Buffer;
  channels: Channels;
}

type Inspection = { ok: true; picture: Picture } | { ok: false; fault: MediaFault };

const refused = (fault: MediaFault): Inspection => ({ ok: false, fault });

/** Returns the placeholder colour `#rrggbb`: the picture's average over white. */
async function averageColour(pixels: Pixels): Promise<string> {
  const small = pixels().flatten({ background: '#ffffff' }).resize(COLOUR_SAMPLES, COLOUR_SAMPLES, { fit: 'fill' });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const means = Array.from(
    { length: info.channels },
    (_, channel) =>
      data.filter((__, index) => index % info.channels === channel).reduce((sum, value) => sum + value, 0) / COLOUR_SAMPLES ** 2,
  );
  const [red = 255, green = red, blue = red] = means;
  return `#${[red, green, blue].map((mean) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the size in pixels after rotation, from the header alone; `undefined` if the header cannot be read. */
async function uprightSize(bytes: Uint8Array): Promise<{ width: number; height: number } | undefined> {
  try {
    return (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}

const sharpOf = ({ data, width, height, channels }: DecodedPicture): Sharp => sharp(data, { raw: { width, height, channels } });

/** Returns the tone map of a creative. Transparent parts count in the colour on which they are shown. */
async function tonesOf(picture: DecodedPicture, size: Size, colour: string): Promise<string> {
  if (picture.channels % 2 === 1) return measureTones(picture, size);
  const { data, info } = await sharpOf(picture).flatten({ background: colour }).raw().toBuffer({ resolveWithObject: true });
  return measureTones({ ...info, data }, size);
}

/** Returns the picture scaled down to a width; `undefined` if it cannot be decoded to its last row. */
async function decode(bytes: Uint8Array, width: number): Promise<DecodedPicture | undefined> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width, withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch {
    return undefined;
  }
}

const HEIC_TYPES: ReadonlySet<string> = new Set(['image/heic', 'image/heif']);

/** Returns the type of a picture. An animated PNG counts as a PNG, of which the first frame is shown. */
const pictureType = (mime: string | undefined): string | undefined => (mime === 'image/apng' ? 'image/png' : mime);

/** Kinds whose variants are at most as wide as creatives. Variants of all other kinds are at most as wide as logos. */
const SITE_CONTENT_KINDS: ReadonlySet<MediaKind> = new Set(['creative', 'product', 'popup', 'news']);

function decodedWidth(kind: MediaKind, { width }: Pick<Size, 'width'>): number {
  if (kind === 'share') return SHARE_DECODED_WIDTH;
  return SITE_CONTENT_KINDS.has(kind) ? Math.max(...creativeWidths(width)) : BRAND_WIDTH;
}

/**
 * Accepts a picture by its content, regardless of its name and declared type: it must have one of the upload types and a size
 * within the limits, and be decodable to the last row. The size is checked in the header, so that a decompression bomb is refused before it
 * is decoded.
 */
export async function inspectPicture(bytes: Uint8Array, kind: MediaKind): Promise<Inspection> {
  const type = pictureType((await fileTypeFromBuffer(bytes))?.mime);
  if (type === undefined || !isPictureType(type)) return refused('unsupported-content');
  const isHeic = HEIC_TYPES.has(type);
  const size = await (isHeic ? heicSize(bytes) : uprightSize(bytes));
  if (!size) return refused('unreadable');
  const maxPixels = isHeic ? HEIC_MAX_PIXELS : MAX_PIXELS;
  if (size.width > MAX_SIDE || size.height > MAX_SIDE || size.width * size.height > maxPixels) return refused('too-many-pixels');
  const width = decodedWidth(kind, size);
  const readable = isHeic ? await heicToJpeg(bytes, width) : bytes;
  const decoded = readable && (await decode(readable, width));
  if (!decoded) return refused('unreadable');
  const pixels = () => sharpOf(decoded);
  const colour = await averageColour(pixels);
  const tones = kind === 'creative' ? { tones: await tonesOf(decoded, size, colour) } : {};
  return { ok: true, picture: { facts: { ...size, colour, ...tones }, pixels } };
}

/** Encodes a variant. For AVIF, which all supported browsers load, uses the best quality within `maxBytes`. */
async function encode(pixels: Pixels, { format }: Variant, maxBytes: number): Promise<Buffer> {
  if (format === 'webp') return pixels().webp(WEBP).toBuffer();
  if (format === 'jpg') return pixels().jpeg(JPEG).toBuffer();
  if (format !== 'avif') return pixels().png({ compressionLevel: 9 }).toBuffer();
  let body = Buffer.alloc(0);
  for (const quality of AVIF_QUALITIES) {
    body = await pixels().avif({ quality, effort: AVIF_EFFORT }).toBuffer();
    if (body.length <= maxBytes) break;
  }
  return body;
}

function resize(pixels: Sharp, kind: MediaKind, { width }: Variant): Sharp {
  if (kind === 'logo' || kind === 'brand')
    return pixels.resize({ width, height: Math.round(width * LOGO_HEIGHT_OF_WIDTH), fit: 'inside', withoutEnlargement: true });
  if (kind === 'issuer') return pixels.resize({ width, height: width, fit: 'inside', withoutEnlargement: true });
  if (kind === 'share') return pixels.flatten({ background: '#ffffff' }).resize({ ...SHARE_PICTURE, fit: 'cover' });
  if (kind === 'profile') return pixels.resize({ width, height: width, fit: 'cover' });
  if (kind === 'favicon')
    return pixels.ensureAlpha().resize({ width, height: width, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
  return pixels.resize({ width, withoutEnlargement: true });
}

/** Returns the variants to store: the published variants and, for creatives, a thumbnail for the editor's grid. */
export const storedVariants = (kind: MediaKind, width: number): Variant[] => [
  ...(kind === 'creative' ? [{ width: THUMBNAIL_WIDTH, format: 'webp' } as const] : []),
  ...publishedVariants(kind, width),
];

/**
 * Encodes the variants of a picture in sequence, because each encoder uses all cores. Creatives have a maximum number of bytes.
 */
export async function* variantFiles({ facts, pixels }: Picture, kind: MediaKind): AsyncGenerator<VariantFile> {
  for (const variant of storedVariants(kind, facts.width)) {
    const maxBytes = kind === 'creative' ? creativeMaxBytes(variant.width) : Infinity;
    yield { ...variant, body: await encode(() => resize(pixels(), kind, variant), variant, maxBytes) };
  }
}
