import type { InputAudioTrack, InputVideoTrack } from 'mediabunny';

/** Codecs of cameras and phones that both converters decode, with any colour depth and chroma subsampling. */
const VIDEO_CODECS: ReadonlySet<string | null> = new Set(['avc', 'hevc', 'prores']);
const AUDIO_CODECS: ReadonlySet<string | null> = new Set(['aac', 'mp3', 'ac3', 'eac3']);

export const isConvertibleVideo = async (track: InputVideoTrack): Promise<boolean> => VIDEO_CODECS.has(await track.getCodec());

export async function isConvertibleAudio(track: InputAudioTrack): Promise<boolean> {
  const codec = await track.getCodec();
  return AUDIO_CODECS.has(codec) || (codec?.startsWith('pcm-') ?? false);
}
