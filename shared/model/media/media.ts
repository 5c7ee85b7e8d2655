import * as z from 'zod';
import { boundedText, ruleIssue, requiredText, ulid } from '#shared/model/fields.ts';
import { MEDIA_NAME_MAX, TEXT_MAX } from '#shared/model/limits.ts';

/** The purpose of an uploaded file, which decides its variants. The poster of a video is a separate creative. */
export const MediaKind = z.enum([
  'creative',
  'video',
  'logo',
  'favicon',
  'product',
  'popup',
  'news',
  'profile',
  'brand',
  'share',
  'issuer',
]);
export type MediaKind = z.infer<typeof MediaKind>;

/** Accepted content types of pictures with their file extensions. */
export const PICTURE_TYPES = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/heic': ['heic'],
  'image/heif': ['heif'],
} as const;
/** Accepted content types of videos with their file extensions. */
export const VIDEO_TYPES = { 'video/mp4': ['mp4'], 'video/quicktime': ['mov'] } as const;
export const UPLOAD_TYPES = { ...PICTURE_TYPES, ...VIDEO_TYPES } as const;
export type UploadType = keyof typeof UPLOAD_TYPES;
export const isPictureType = (type: string): type is keyof typeof PICTURE_TYPES => Object.hasOwn(PICTURE_TYPES, type);
export const isVideoType = (type: string): type is keyof typeof VIDEO_TYPES => Object.hasOwn(VIDEO_TYPES, type);

type TypeTable = Readonly<Record<string, readonly string[]>>;

/** Returns the file extensions of these types, for messages: `PNG, JPG, …`. */
export const fileFormatNames = (types: TypeTable): string => Object.values(types).flat().join(', ').toUpperCase();

const uploadRequest = (types: TypeTable) =>
  z
    .strictObject({
      name: requiredText(MEDIA_NAME_MAX),
      type: boundedText(TEXT_MAX.line),
      size: z.int().refine((size) => size >= 0, ruleIssue('invalid')),
    })
    .superRefine(({ name, type, size }, context) => {
      if (size === 0) context.addIssue({ code: 'custom', path: ['size'], ...ruleIssue('empty-file', { name }) });
      if (!Object.hasOwn(types, type))
        context.addIssue({ code: 'custom', path: ['name'], ...ruleIssue('unsupported-file', { name, formats: fileFormatNames(types) }) });
    });

/**
 * A file to be uploaded: name, declared content type and size in bytes, which `uploadSizeError` limits. The name need not match the
 * type: the content is inspected after the upload (R-12.8).
 */
export const UploadRequest = uploadRequest(UPLOAD_TYPES);
export type UploadRequest = z.infer<typeof UploadRequest>;
/** Like `UploadRequest`, but pictures only: for logos, favicons and profile pictures. */
export const PictureRequest = uploadRequest(PICTURE_TYPES);

const Colour = z.string().refine((value) => /^#[0-9a-f]{6}$/.test(value), ruleIssue('invalid'));

/** The number of fields of a creative's tone map, whatever its aspect ratio. */
export const TONE_FIELDS = 144;
const TONES = new RegExp(`^[\\w-]{${TONE_FIELDS * 2}}$`);

/** A reference to a picture: its media id, size in pixels, and the average colour shown until it is loaded. */
export const ImageRef = z.strictObject({
  mediaId: ulid(),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  colour: Colour,
  /**
   * The darkest and the lightest tone of each part of a creative (`shared/rules/sheets/tones.ts`), from which contrast and layouts are
   * computed. Missing in other pictures, in those of earlier versions and in requests of clients that do not know it.
   */
  tones: z
    .string()
    .refine((value) => TONES.test(value), ruleIssue('invalid'))
    .exactOptional(),
});
export type ImageRef = z.infer<typeof ImageRef>;

/** Returns the reference without its tone map, for lists and reports, which only show the picture. */
export function withoutTones(image: ImageRef): ImageRef {
  const { tones: _, ...shown } = image;
  return shown;
}

/** A reference to a video as it is played: size in pixels, duration in milliseconds, file size in bytes. */
export const VideoRef = z.strictObject({
  mediaId: ulid(),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  durationMs: z.int().min(1),
  size: z.int().min(1),
  hasSound: z.boolean(),
});
export type VideoRef = z.infer<typeof VideoRef>;

const MediaState = z.enum(['awaiting', 'processing', 'ready', 'failed']);

/** Why an uploaded file was rejected. Each reason has a message in the catalogues under `media`. */
export const MediaFault = z.enum([
  'missing',
  'too-large',
  'unsupported-content',
  'unreadable',
  'too-many-pixels',
  'no-pictures',
  'unsupported-codec',
  'too-long',
  'conversion-failed',
]);
export type MediaFault = z.infer<typeof MediaFault>;

/** The processing state of an uploaded file. `image` or `video` is set once it is ready, `fault` once it has failed. */
export const Media = z.object({
  id: ulid(),
  kind: MediaKind,
  name: z.string(),
  state: MediaState,
  image: ImageRef.nullable(),
  video: VideoRef.nullable(),
  fault: MediaFault.nullable(),
});
export type Media = z.infer<typeof Media>;

export type PictureFormat = 'avif' | 'webp' | 'png' | 'jpg';
/** `m4v`: the same pictures as the `mp4` of the same width, without sound. */
export type VideoFormat = 'mp4' | 'm4v';
export type VariantFormat = PictureFormat | VideoFormat;
export interface Variant {
  width: number;
  format: VariantFormat;
}

/** The published rendition of a video without sound. A video has only one, so the variant states no width. */
export const MUTED_VIDEO: Variant = { width: 0, format: 'm4v' };

/** Widths of published creatives in pixels, also used in `srcset`. */
const CREATIVE_WIDTHS = [480, 736, 1080] as const;
/** Width of thumbnails in the editor's grid. They are never published. */
export const THUMBNAIL_WIDTH = 160;

/** Maximum bytes of a creative that is `INLINE_CREATIVE.width` pixels wide, so that one round trip delivers it with its page. */
export const INLINE_CREATIVE = { width: 736, maxBytes: 45 * 1_024 } as const;
/** Returns the maximum bytes of a creative of this width, proportional to its area, so that no picture delays the others. */
export const creativeMaxBytes = (width: number): number =>
  Math.round(INLINE_CREATIVE.maxBytes * Math.max(1 / 4, (width / INLINE_CREATIVE.width) ** 2));

/** Returns the given widths below `width`, and `width` itself up to the largest of them: a picture is never enlarged. */
function widthsWithin(widths: readonly number[], width: number): number[] {
  const largest = Math.min(width, Math.max(...widths));
  return [...widths.filter((candidate) => candidate < largest), largest];
}

/** Returns the published widths of a creative that is `width` pixels wide, at most 1080. */
export const creativeWidths = (width: number): number[] => widthsWithin(CREATIVE_WIDTHS, width);
export const productWidths = (width: number): number[] => widthsWithin(PRODUCT_WIDTHS, width);
export const popupWidths = (width: number): number[] => widthsWithin(POPUP_WIDTHS, width);
export const newsWidths = (width: number): number[] => widthsWithin(NEWS_WIDTHS, width);

const LOGO_WIDTHS = [250, 500] as const;
/** The variant of logos in e-mails. PNG, because not every mail client supports WebP. */
export const MAIL_LOGO_VARIANT: Variant = { width: 500, format: 'png' };
/** The variant of the pictures of an issuer in PDFs, which embed PNG and keep its transparency. */
export const ISSUER_PICTURE_VARIANT: Variant = { width: 500, format: 'png' };
/** Widths of profile pictures, which are square. */
export const PROFILE_PICTURE_WIDTHS = [96, 250, 500] as const;
/** Widths of pictures on product cards, popups and news. */
const PRODUCT_WIDTHS = [240, 480] as const;
const POPUP_WIDTHS = [360, 720] as const;
const NEWS_WIDTHS = [240, 720] as const;
export const FAVICON_SIZES = [32, 180, 256] as const;
/** The size in pixels of pictures for sharing: that of the large cards of social networks. */
export const SHARE_PICTURE = { width: 1_200, height: 630 } as const;
/** JPEG, because not every network shows WebP. */
export const SHARE_PICTURE_VARIANT: Variant = { width: SHARE_PICTURE.width, format: 'jpg' };

/** Returns the variants that are generated for a file of this kind and width. */
export function publishedVariants(kind: MediaKind, width: number): Variant[] {
  if (kind === 'video') return [{ width, format: 'mp4' }];
  if (kind === 'favicon') return FAVICON_SIZES.map((size) => ({ width: size, format: 'png' }));
  if (kind === 'profile') return PROFILE_PICTURE_WIDTHS.map((size) => ({ width: size, format: 'webp' }));
  if (kind === 'share') return [SHARE_PICTURE_VARIANT];
  if (kind === 'logo') return LOGO_WIDTHS.map((size) => ({ width: size, format: 'webp' }));
  if (kind === 'product') return productWidths(width).map((size) => ({ width: size, format: 'webp' }));
  if (kind === 'popup') return popupWidths(width).map((size) => ({ width: size, format: 'webp' }));
  if (kind === 'news') return newsWidths(width).map((size) => ({ width: size, format: 'webp' }));
  if (kind === 'brand') return [...publishedVariants('logo', width), MAIL_LOGO_VARIANT];
  if (kind === 'issuer') return [{ width: ISSUER_PICTURE_VARIANT.width, format: 'webp' }, ISSUER_PICTURE_VARIANT];
  return creativeWidths(width).flatMap((size) => [{ width: size, format: 'avif' } as const, { width: size, format: 'webp' } as const]);
}

/** Returns the file name of a variant, which is the same in private and in public storage. */
export const variantName = ({ width, format }: Variant): string => `${width}.${format}`;
