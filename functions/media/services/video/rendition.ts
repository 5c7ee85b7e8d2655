import type { Input } from 'mediabunny';
import { withVideo } from '#functions/media/services/video/open-video.ts';
import { remux } from '#functions/media/services/video/remux.ts';
import type { Variant, VideoRef } from '#shared/model/media/media.ts';

/** Whether every browser decodes a video codec (RFC 6381): H.264 with 8 bits and 4:2:0 colour. */
const isPlayableVideo = (codec: string | null): boolean => /^avc1\.(?:42|4d|64)[\da-f]{4}$/i.test(codec ?? '');

/** Whether every browser decodes an audio codec (RFC 6381): AAC (LC, HE v1 and v2) or MP3. */
const isPlayableAudio = (codec: string | null): boolean => /^(?:mp4a\.40\.(?:2|5|29)|mp3)$/.test(codec ?? '');

export interface RenditionFile extends Variant {
  body: Uint8Array;
}

/** A light video: the fields of references to it, and its files. */
export interface Rendition {
  facts: Omit<VideoRef, 'mediaId'>;
  /** The full file first; then the same video without sound, if it has any sound. */
  files: readonly RenditionFile[];
}

async function readInput(input: Input): Promise<Rendition | undefined> {
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video || !isPlayableVideo(await video.getCodecParameterString())) return undefined;
  if (audio && !isPlayableAudio(await audio.getCodecParameterString())) return undefined;
  const [width, height] = [Math.round(await video.getDisplayWidth()), Math.round(await video.getDisplayHeight())];
  const full = await remux(video, audio ?? undefined);
  const facts = {
    width,
    height,
    durationMs: Math.max(1, Math.round(full.end * 1_000)),
    size: full.body.length,
    hasSound: audio !== null,
  };
  const files: RenditionFile[] = [{ width, format: 'mp4', body: full.body }];
  if (audio) files.push({ width, format: 'm4v', body: (await remux(video, undefined)).body });
  return { facts, files };
}

/**
 * Returns the files to serve from the output of a conversion; `undefined` if some browser could not play it. Each file has its index in
 * front, so that it plays while it loads, and no metadata.
 */
export const readRendition = (bytes: Uint8Array): Promise<Rendition | undefined> =>
  withVideo(bytes, (input) => readInput(input).catch(() => undefined));
