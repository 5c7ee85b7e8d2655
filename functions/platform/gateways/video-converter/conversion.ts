import type { VideoSource } from '#shared/rules/media/video-rendition.ts';

/** The source data of a conversion. */
export interface ConversionSource extends VideoSource {
  /** The audio track that is kept, from 1; `null`: the video has no sound. */
  audioTrack: number | null;
  /** Whether the brightness of the video exceeds that of ordinary screens; it is then tone-mapped. */
  isHdr: boolean;
}

/** A stored video, and the destination of its rendition. */
export interface ConversionRequest {
  mediaId: string;
  source: ConversionSource;
  /** Object keys. */
  from: string;
  to: string;
}
