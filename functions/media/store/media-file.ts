import * as z from 'zod';
import { isPictureType, isVideoType, Media, type UploadType, type VariantFormat } from '#shared/model/media/media.ts';

/** A stored variant of a file. The public name of the file is derived from the hashes of its variants. */
export const MediaVariant = z.object({
  width: z.number(),
  format: z.enum(['avif', 'webp', 'png', 'jpg', 'mp4', 'm4v']) satisfies z.ZodType<VariantFormat>,
  /** Hash of the variant's content. */
  hash: z.string(),
  /** Size in bytes. Missing in variants that earlier versions stored. */
  bytes: z.number().exactOptional(),
});
export type MediaVariant = z.infer<typeof MediaVariant>;

const isUploadType = (type: unknown): boolean => typeof type === 'string' && (isPictureType(type) || isVideoType(type));

/** An uploaded file, from the request for an upload URL until it is deleted. */
export const MediaFile = z.object({
  ...Media.shape,
  video: Media.shape.video.default(null),
  /** Declared content type. */
  type: z.custom<UploadType>(isUploadType),
  /** Declared size in bytes. */
  size: z.number(),
  /** Id of the multipart upload of a file that is sent in parts. */
  transferId: z.string().exactOptional(),
  /** The login that requested the upload. */
  loginId: z.string(),
  ownerId: z.string(),
  /** Ids from the operator's account down to the owner. */
  lineage: z.array(z.string()).readonly(),
  /** The first of the sites that may show the file. Empty until a new site uses it, and for pictures of accounts. */
  siteId: z.string(),
  /** Further sites that may show the file: copies of the first site, and copies of these copies. */
  alsoIn: z.set(z.string()).readonly().exactOptional(),
  variants: z.array(MediaVariant).readonly(),
  /**
   * A tiny blurred copy of a creative as a data URI; empty if the creative has transparent parts. Missing in other kinds and in files of
   * earlier versions.
   */
  placeholder: z.string().exactOptional(),
  /** Whether a video has light renditions. Missing in other kinds and in videos of earlier versions, which play as they were uploaded. */
  isLight: z.boolean().exactOptional(),
  createdAt: z.string(),
  /** Labels that the owner gave the file in its library. */
  tags: z.array(z.string()).readonly().exactOptional(),
  /** Whether the owner keeps the file in its library when no site has it any more (ADR 119). */
  isKept: z.boolean().exactOptional(),
  /** When the file of a site is deleted if no save has used it by then. */
  unusedUntil: z.string().exactOptional(),
});
export type MediaFile = z.infer<typeof MediaFile>;

/** Whether a video has no light rendition, because an earlier version stored it. */
export const isHeavyVideo = ({ kind, state, isLight }: MediaFile): boolean => kind === 'video' && state === 'ready' && isLight !== true;
