import { fileTypeFromBuffer } from 'file-type';
import { BufferSource, Input, MP4, QTFF, type InputAudioTrack, type InputVideoTrack } from 'mediabunny';
import { isoBoxes } from '#functions/jobs/process-media/iso-boxes.ts';
import { isPlayableAudio, isPlayableVideo } from '#functions/jobs/process-media/video/playable-codec.ts';
import { remux } from '#functions/jobs/process-media/video/remux.ts';
import type { MediaFault, VideoRef } from '#shared/model/media/media.ts';

/** The limit of decoders in phones (H.264 level 5.1): 4K, in portrait or landscape. */
const MAX_SIDE = 4_096;
const MAX_PIXELS = 4_096 * 2_304;
/** Seconds that may be missing at the end before a file counts as truncated. */
const END_TOLERANCE = 0.1;

/** An accepted video: an MP4 that every browser plays. */
interface Video {
  facts: Omit<VideoRef, 'mediaId'>;
  body: Uint8Array;
}

type Inspection = { ok: true; video: Video } | { ok: false; fault: MediaFault };

const refused = (fault: MediaFault): Inspection => ({ ok: false, fault });

/** The first audio track that browsers play. `undefined`: there is no audio; `null`: there is some, but none playable. */
async function playableAudio(tracks: readonly InputAudioTrack[]): Promise<InputAudioTrack | null | undefined> {
  for (const track of tracks) if (isPlayableAudio(await track.getCodecParameterString())) return track;
  return tracks.length > 0 ? null : undefined;
}

async function inspectTracks(video: InputVideoTrack, tracks: readonly InputAudioTrack[]): Promise<Inspection> {
  const audio = await playableAudio(tracks);
  if (!isPlayableVideo(await video.getCodecParameterString()) || audio === null) return refused('unsupported-codec');
  const [width, height] = [Math.round(await video.getDisplayWidth()), Math.round(await video.getDisplayHeight())];
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) return refused('too-many-pixels');
  const { body, videoEnd, end } = await remux(video, audio);
  if (videoEnd <= 0 || videoEnd + END_TOLERANCE < (await video.computeDuration())) return refused('unreadable');
  const facts = { width, height, durationMs: Math.max(1, Math.round(end * 1_000)), size: body.length, hasSound: audio !== undefined };
  return { ok: true, video: { facts, body } };
}

/**
 * Accepts a video by its content: an MP4 or MOV of any declared type, with codecs that every browser plays, and not
 * truncated. Returns what is served: the remuxed MP4 and its facts.
 */
export async function inspectVideo(bytes: Uint8Array): Promise<Inspection> {
  const found = await fileTypeFromBuffer(bytes);
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF] });
  try {
    if (!found || found.mime.startsWith('image/') || !(await input.canRead())) return refused('unsupported-content');
    // The index (moov) is often at the end of a file, so a truncated one lacks it.
    if (isoBoxes(bytes, ['moov']).length === 0) return refused('unreadable');
    const video = await input.getPrimaryVideoTrack();
    return video ? await inspectTracks(video, await input.getAudioTracks()) : refused('no-pictures');
  } catch {
    return refused('unreadable');
  } finally {
    input.dispose();
  }
}
