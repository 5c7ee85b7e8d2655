import { VIDEO_MAX_SECONDS } from '#shared/model/limits.ts';

/** The properties of a video that determine its rendition: its size in pixels after rotation, and its frames per second. */
export interface VideoSource {
  width: number;
  height: number;
  frameRate: number;
}

/** The light rendition of a video. */
export interface VideoRendition {
  width: number;
  height: number;
  /** Frames per second; `null` keeps the frame rate of the source. */
  frameRate: number | null;
  /** Maximum bits per second of the pictures. Pictures with little motion need fewer. */
  maxBitrate: number;
}

/** The sides of a 720p video, in portrait or landscape. */
const SHORT_SIDE = 720;
const LONG_SIDE = 1_280;
/** The minimum side that encoders accept. */
const MIN_SIDE = 32;
const MAX_FRAME_RATE = 30;
/** Tolerance of the frame rate, because cameras that film 30 frames a second average slightly more or fewer. */
const FRAME_RATE_TOLERANCE = 0.5;

/** Bitrate of the largest rendition: 15 seconds with sound stay below 3 MB (`renditionMaxBytes`). */
const MAX_BITRATE = 1_300_000;
const MIN_BITRATE = 200_000;
export const AUDIO_BITRATE = 96_000;
/** Seconds of pictures that a decoder buffers, and by which a file may exceed its bitrate. */
export const BUFFER_SECONDS = 1;

/** Returns a side rounded to an even number of pixels, because encoders store colour for two pixels at a time. */
const evenSide = (side: number): number => Math.max(MIN_SIDE, Math.round(side / 2) * 2);

/** Returns the rendition of a video: as large as the source, or smaller so that it fits 720p. Smaller pictures get a lower bitrate. */
export function videoRendition({ width, height, frameRate }: VideoSource): VideoRendition {
  const scale = Math.min(1, SHORT_SIDE / Math.min(width, height), LONG_SIDE / Math.max(width, height));
  const size = { width: evenSide(width * scale), height: evenSide(height * scale) };
  const share = (size.width * size.height) / (SHORT_SIDE * LONG_SIDE);
  return {
    ...size,
    frameRate: frameRate > MAX_FRAME_RATE + FRAME_RATE_TOLERANCE ? MAX_FRAME_RATE : null,
    maxBitrate: Math.round(Math.max(MIN_BITRATE, MAX_BITRATE * Math.min(1, share))),
  };
}

/** Bytes per second of a file besides pictures and sound, for its index. */
const CONTAINER_BYTES_PER_SECOND = 2_000;

/** Returns the maximum bytes of a rendition of this many seconds. */
export const renditionMaxBytes = ({ maxBitrate }: VideoRendition, seconds: number, hasSound: boolean): number =>
  Math.ceil(
    ((seconds + BUFFER_SECONDS) * maxBitrate) / 8 + (hasSound ? (seconds * AUDIO_BITRATE) / 8 : 0) + seconds * CONTAINER_BYTES_PER_SECOND,
  );

/** Whether a video is too long. The tolerance is needed because a camera that is stopped at the limit films a fraction of a second more. */
export const isTooLong = (seconds: number): boolean => seconds >= VIDEO_MAX_SECONDS + 1;
