import type { AudioDescription, Input, JobSettings, VideoDescription } from '@aws-sdk/client-mediaconvert';
import type { ConversionRequest, ConversionSource } from '#functions/platform/gateways/video-converter/conversion.ts';
import { AUDIO_BITRATE, BUFFER_SECONDS, videoRendition } from '#shared/rules/media/video-rendition.ts';

const AUDIO_SELECTOR = 'Audio Selector 1';
/** Quality from 1 to 10. MediaConvert recommends 7 for videos of this size. */
const QUALITY = 7;
/** Seconds between key frames, at which seeking can start. */
const KEY_FRAME_SECONDS = 2;

const inputOf = (url: string, { audioTrack }: ConversionSource): Input => ({
  FileInput: url,
  TimecodeSource: 'ZEROBASED',
  // Phones store portrait videos in landscape, with a rotation.
  VideoSelector: { Rotate: 'AUTO' },
  ...(audioTrack !== null && { AudioSelectors: { [AUDIO_SELECTOR]: { SelectorType: 'TRACK', Tracks: [audioTrack] } } }),
});

function videoDescription(source: ConversionSource): VideoDescription {
  const { width, height, frameRate, maxBitrate } = videoRendition(source);
  return {
    Width: width,
    Height: height,
    // Sides are rounded to even numbers: the default would add black lines.
    ScalingBehavior: 'STRETCH_TO_OUTPUT',
    ...(source.isHdr && { VideoPreprocessors: { ColorCorrector: { ColorSpaceConversion: 'FORCE_709' } } }),
    CodecSettings: {
      Codec: 'H_264',
      H264Settings: {
        CodecProfile: 'HIGH',
        CodecLevel: 'AUTO',
        RateControlMode: 'QVBR',
        QvbrSettings: { QvbrQualityLevel: QUALITY },
        MaxBitrate: maxBitrate,
        HrdBufferSize: maxBitrate * BUFFER_SECONDS,
        QualityTuningLevel: 'SINGLE_PASS_HQ',
        SceneChangeDetect: 'TRANSITION_DETECTION',
        GopSize: KEY_FRAME_SECONDS,
        GopSizeUnits: 'SECONDS',
        ...(frameRate === null
          ? { FramerateControl: 'INITIALIZE_FROM_SOURCE' }
          : { FramerateControl: 'SPECIFIED', FramerateNumerator: frameRate, FramerateDenominator: 1 }),
      },
    },
  };
}

const audioDescription: AudioDescription = {
  AudioSourceName: AUDIO_SELECTOR,
  CodecSettings: { Codec: 'AAC', AacSettings: { Bitrate: AUDIO_BITRATE, CodingMode: 'CODING_MODE_2_0', SampleRate: 48_000 } },
};

/**
 * Returns a job of MediaConvert with one output: an MP4 that starts with its index. MediaConvert appends the extension to the destination.
 */
export const jobSettings = ({ source, from, to }: ConversionRequest, bucket: string): JobSettings => ({
  Inputs: [inputOf(`s3://${bucket}/${from}`, source)],
  OutputGroups: [
    {
      OutputGroupSettings: {
        Type: 'FILE_GROUP_SETTINGS',
        FileGroupSettings: { Destination: `s3://${bucket}/${to.replace(/\.mp4$/, '')}` },
      },
      Outputs: [
        {
          ContainerSettings: { Container: 'MP4', Mp4Settings: { MoovPlacement: 'PROGRESSIVE_DOWNLOAD' } },
          VideoDescription: videoDescription(source),
          ...(source.audioTrack !== null && { AudioDescriptions: [audioDescription] }),
        },
      ],
    },
  ],
});
