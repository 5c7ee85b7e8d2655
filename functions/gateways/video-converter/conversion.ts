import type { VideoSource } from '#shared/rules/media/video-rendition.ts';

/** What a conversion depends on. */
export interface ConversionSource extends VideoSource {
  /** The audio track that is kept, from 1; `null`: the video has no sound. */
  audioTrack: number | null;
  /** Whether its brightness exceeds that of ordinary screens; it is then tone-mapped. */
  isHdr: boolean;
}

/** A video in storage, and where its rendition is to be stored. */
export interface ConversionRequest {
  mediaId: string;
  source: ConversionSource;
  /** Object keys. */
  from: string;
  to: string;
}
