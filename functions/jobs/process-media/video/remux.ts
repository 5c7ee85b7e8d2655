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
import { stripTimestamps } from '#functions/jobs/process-media/video/strip-timestamps.ts';

export interface RemuxedVideo {
  body: Uint8Array;
  /** Seconds from the start to the end of the last packet that was whole. */
  videoEnd: number;
  end: number;
}

/** Hands every packet of a track on as it is, and answers where the last one ends. */
async function eachPacket(track: InputTrack, hand: (packet: EncodedPacket) => Promise<void>): Promise<number> {
  let end = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await hand(packet);
    end = Math.max(end, packet.timestamp + packet.duration);
  }
  return end;
}

async function copyPictures(track: InputVideoTrack, source: EncodedVideoPacketSource): Promise<number> {
  const decoderConfig = await track.getDecoderConfig();
  const end = await eachPacket(track, (packet) => source.add(packet, { ...(decoderConfig && { decoderConfig }) }));
  source.close();
  return end;
}

async function copySound(track: InputAudioTrack, source: EncodedAudioPacketSource): Promise<number> {
  const decoderConfig = await track.getDecoderConfig();
  const end = await eachPacket(track, (packet) => source.add(packet, { ...(decoderConfig && { decoderConfig }) }));
  source.close();
  return end;
}

/**
 * Packs a picture track and a sound track anew, without touching what is encoded in them: an MP4 that starts playing
 * before it has arrived, and holds nothing else of what the camera wrote down.
 */
export async function remux(video: InputVideoTrack, audio: InputAudioTrack | undefined): Promise<RemuxedVideo> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const [videoCodec, audioCodec] = [await video.getCodec(), (await audio?.getCodec()) ?? null];
  if (!videoCodec) throw new TypeError('A track without a codec cannot be packed');
  const pictures = new EncodedVideoPacketSource(videoCodec);
  const sound = audioCodec && new EncodedAudioPacketSource(audioCodec);
  output.addVideoTrack(pictures, { rotation: await video.getRotation() });
  if (sound) output.addAudioTrack(sound);
  await output.start();
  const [videoEnd, audioEnd] = await Promise.all([copyPictures(video, pictures), audio && sound ? copySound(audio, sound) : 0]);
  await output.finalize();
  if (!target.buffer) throw new Error('Packing left nothing behind');
  return { body: stripTimestamps(new Uint8Array(target.buffer)), videoEnd, end: Math.max(videoEnd, audioEnd) };
}
