import { fileTypeFromBuffer } from 'file-type';
import { EncodedPacketSink, type Input, type InputAudioTrack, type InputVideoTrack } from 'mediabunny';
import { isoBoxes } from '#functions/media/services/iso-boxes.ts';
import { withVideo } from '#functions/media/services/video/open-video.ts';
import type { ConversionSource } from '#functions/platform/gateways/video-converter/conversion.ts';
import type { MediaFault } from '#shared/model/media/media.ts';
import { isTooLong } from '#shared/rules/media/video-rendition.ts';

/** The codecs of cameras and phones that both converters decode, with any colour depth and chroma subsampling. */
const VIDEO_CODECS: ReadonlySet<string | null> = new Set(['avc', 'hevc', 'prores']);
const AUDIO_CODECS: ReadonlySet<string | null> = new Set(['aac', 'mp3', 'ac3', 'eac3']);

const isConvertibleVideo = async (track: InputVideoTrack): Promise<boolean> => VIDEO_CODECS.has(await track.getCodec());

async function isConvertibleAudio(track: InputAudioTrack): Promise<boolean> {
  const codec = await track.getCodec();
  return AUDIO_CODECS.has(codec) || (codec?.startsWith('pcm-') ?? false);
}

/** Maximum width and height of videos of phone cameras: 4K, in portrait or landscape. */
const MAX_SIDE = 4_096;
const MAX_PIXELS = 4_096 * 2_304;
/** Number of seconds that may be missing at the end before a file counts as truncated. */
const END_TOLERANCE = 0.1;
/** The number of packets that are read to measure the frame rate. */
const SAMPLED_PACKETS = 120;

type Inspection = { ok: true; source: ConversionSource } | { ok: false; fault: MediaFault };

const refused = (fault: MediaFault): Inspection => ({ ok: false, fault });

/**
 * Returns the number, from 1, of the first convertible audio track; `null` if there is no audio, `undefined` if no audio track is
 * convertible.
 */
async function audioTrackOf(tracks: readonly InputAudioTrack[]): Promise<number | null | undefined> {
  for (const [index, track] of tracks.entries()) if (await isConvertibleAudio(track)) return index + 1;
  return tracks.length > 0 ? undefined : null;
}

/** Returns the number of seconds to the end of the last complete packet. */
async function completeSeconds(track: InputVideoTrack): Promise<number> {
  let end = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) end = Math.max(end, packet.timestamp + packet.duration);
  return end;
}

async function inspectTracks(video: InputVideoTrack, tracks: readonly InputAudioTrack[]): Promise<Inspection> {
  const audioTrack = await audioTrackOf(tracks);
  if (!(await isConvertibleVideo(video)) || audioTrack === undefined) return refused('unsupported-codec');
  const [width, height] = [Math.round(await video.getDisplayWidth()), Math.round(await video.getDisplayHeight())];
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) return refused('too-many-pixels');
  const duration = await video.computeDuration();
  if (isTooLong(duration)) return refused('too-long');
  const seconds = await completeSeconds(video);
  if (seconds <= 0 || seconds + END_TOLERANCE < duration) return refused('unreadable');
  const { averagePacketRate: frameRate } = await video.computePacketStats(SAMPLED_PACKETS);
  return { ok: true, source: { width, height, frameRate, audioTrack, isHdr: await video.hasHighDynamicRange() } };
}

async function inspectInput(bytes: Uint8Array, input: Input): Promise<Inspection> {
  const found = await fileTypeFromBuffer(bytes);
  if (!found || found.mime.startsWith('image/') || !(await input.canRead())) return refused('unsupported-content');
  // The index (moov) is often at the end of a file, so a truncated file has no index.
  if (isoBoxes(bytes, ['moov']).length === 0) return refused('unreadable');
  const video = await input.getPrimaryVideoTrack();
  return video ? inspectTracks(video, await input.getAudioTracks()) : refused('no-pictures');
}

/**
 * Accepts a video by its content: an MP4 or MOV of any declared type, with codecs that can be converted, not longer than the
 * limit and not truncated. Returns the source data of its conversion.
 */
export const inspectVideo = (bytes: Uint8Array): Promise<Inspection> =>
  withVideo(bytes, (input) => inspectInput(bytes, input).catch(() => refused('unreadable')));
