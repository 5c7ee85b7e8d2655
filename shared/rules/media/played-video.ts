import type { Variant, VideoFormat, VideoRef } from '#shared/model/media/media.ts';

interface VideoVariant extends Variant {
  format: VideoFormat;
}

/** The files of a video that visitors fetch. */
export interface PlayedVideo {
  /** The file with sound, if the video has any. */
  full: VideoVariant;
  /** A smaller file with the same pictures and no sound; `undefined` for a video that has no sound or no light rendition. */
  muted?: VideoVariant;
}

/**
 * Returns the files of a video to play, out of the stored files: the light rendition, or the uploaded video if there is none. If a video
 * was converted after it had been placed on sheets, both are stored; the narrowest file is the light rendition.
 */
export function playedVideo({ width }: Pick<VideoRef, 'width'>, stored: readonly Variant[]): PlayedVideo {
  const widthsOf = (format: VideoFormat) => stored.filter((variant) => variant.format === format).map((variant) => variant.width);
  const full: VideoVariant = { width: Math.min(width, ...widthsOf('mp4')), format: 'mp4' };
  return widthsOf('m4v').includes(full.width) ? { full, muted: { width: full.width, format: 'm4v' } } : { full };
}

/** Like `playedVideo`, but returns a list. */
export const playedVideoVariants = (video: Pick<VideoRef, 'width'>, stored: readonly Variant[]): Variant[] => {
  const { full, muted } = playedVideo(video, stored);
  return muted ? [full, muted] : [full];
};
