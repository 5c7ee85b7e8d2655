import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type EncodedPacket,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
} from 'mediabunny';
import { stripTimestamps } from '#functions/media/services/video/strip-timestamps.ts';

export interface RemuxedVideo {
  body: Uint8Array;
  /** Number of seconds to the end of the last complete video packet. */
  videoEnd: number;
  /** Number of seconds to the end of the last complete packet of either track. */
  end: number;
}

/** Passes every packet of a track to `copy`. Returns the end of the last packet, in seconds. */
async function copyPackets(track: InputTrack, copy: (packet: EncodedPacket) => Promise<void>): Promise<number> {
  let end = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await copy(packet);
    end = Math.max(end, packet.timestamp + packet.duration);
  }
  return end;
}

async function copyVideo(track: InputVideoTrack, source: EncodedVideoPacketSource): Promise<number> {
  const decoderConfig = await track.getDecoderConfig();
  const end = await copyPackets(track, (packet) => source.add(packet, { ...(decoderConfig && { decoderConfig }) }));
  source.close();
  return end;
}

async function copyAudio(track: InputAudioTrack, source: EncodedAudioPacketSource): Promise<number> {
  const decoderConfig = await track.getDecoderConfig();
  const end = await copyPackets(track, (packet) => source.add(packet, { ...(decoderConfig && { decoderConfig }) }));
  source.close();
  return end;
}

/**
 * Copies a video and an audio track into a new MP4 without re-encoding them. The MP4 has its index first, so that it plays while it loads,
 * and no metadata of the camera. Deterministic: the same tracks give the same bytes.
 */
export async function remux(video: InputVideoTrack, audio: InputAudioTrack | undefined): Promise<RemuxedVideo> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const [videoCodec, audioCodec] = [await video.getCodec(), (await audio?.getCodec()) ?? null];
  if (!videoCodec) throw new TypeError('The video track has no codec');
  const videoSource = new EncodedVideoPacketSource(videoCodec);
  const audioSource = audioCodec && new EncodedAudioPacketSource(audioCodec);
  output.addVideoTrack(videoSource, { rotation: await video.getRotation() });
  if (audioSource) output.addAudioTrack(audioSource);
  await output.start();
  const [videoEnd, audioEnd] = await Promise.all([copyVideo(video, videoSource), audio && audioSource ? copyAudio(audio, audioSource) : 0]);
  await output.finalize();
  if (!target.buffer) throw new Error('The muxer returned no file');
  return { body: stripTimestamps(new Uint8Array(target.buffer)), videoEnd, end: Math.max(videoEnd, audioEnd) };
}
