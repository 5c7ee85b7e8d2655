import * as z from 'zod';

/** `s3://bucket/key`. */
const ObjectUrl = z
  .string()
  .regex(/^s3:\/\/[^/]+\/.+$/)
  .transform((url) => {
    const [bucket = '', ...key] = url.slice('s3://'.length).split('/');
    return { bucket, key: key.join('/') };
  });

const H264Settings = z.strictObject({
  codecProfile: z.literal('HIGH'),
  codecLevel: z.literal('AUTO'),
  rateControlMode: z.literal('QVBR'),
  qvbrSettings: z.strictObject({ qvbrQualityLevel: z.int().min(1).max(10) }),
  maxBitrate: z.int().min(1_000),
  hrdBufferSize: z.int().min(0),
  qualityTuningLevel: z.enum(['SINGLE_PASS', 'SINGLE_PASS_HQ', 'MULTI_PASS_HQ']),
  sceneChangeDetect: z.enum(['DISABLED', 'ENABLED', 'TRANSITION_DETECTION']),
  gopSize: z.number().min(0),
  gopSizeUnits: z.literal('SECONDS'),
  framerateControl: z.enum(['INITIALIZE_FROM_SOURCE', 'SPECIFIED']),
  framerateNumerator: z.int().min(1).optional(),
  framerateDenominator: z.int().min(1).optional(),
});

/** Sides of pictures, in pixels. */
const Side = z
  .int()
  .min(32)
  .max(8_192)
  .refine((side) => side % 2 === 0);

const Output = z.strictObject({
  containerSettings: z.strictObject({
    container: z.literal('MP4'),
    mp4Settings: z.strictObject({ moovPlacement: z.enum(['PROGRESSIVE_DOWNLOAD', 'NORMAL']) }),
  }),
  videoDescription: z.strictObject({
    width: Side,
    height: Side,
    scalingBehavior: z.literal('STRETCH_TO_OUTPUT'),
    videoPreprocessors: z.strictObject({ colorCorrector: z.strictObject({ colorSpaceConversion: z.literal('FORCE_709') }) }).optional(),
    codecSettings: z.strictObject({ codec: z.literal('H_264'), h264Settings: H264Settings }),
  }),
  audioDescriptions: z
    .array(
      z.strictObject({
        audioSourceName: z.string(),
        codecSettings: z.strictObject({
          codec: z.literal('AAC'),
          aacSettings: z.strictObject({
            bitrate: z.int().min(6_000),
            codingMode: z.literal('CODING_MODE_2_0'),
            sampleRate: z.int().min(8_000).max(96_000),
          }),
        }),
      }),
    )
    .length(1)
    .optional(),
});
export type Output = z.infer<typeof Output>;

const Input = z.strictObject({
  fileInput: ObjectUrl,
  timecodeSource: z.enum(['ZEROBASED', 'EMBEDDED', 'SPECIFIEDSTART']),
  videoSelector: z.strictObject({ rotate: z.literal('AUTO') }),
  audioSelectors: z
    .record(z.string(), z.strictObject({ selectorType: z.literal('TRACK'), tracks: z.array(z.int().min(1)).length(1) }))
    .default({}),
});

/**
 * The supported part of `POST /2017-08-29/jobs`: one input, one MP4 with H.264 and AAC. Other settings are refused, even if
 * MediaConvert accepts them: ignored settings would make local and deployed conversions differ silently.
 */
export const JobRequest = z.strictObject({
  queue: z.string().min(1),
  role: z.string().regex(/^arn:aws:iam::\d+:role\//),
  clientRequestToken: z.string().max(64),
  userMetadata: z.record(z.string(), z.string()).default({}),
  settings: z.strictObject({
    inputs: z.array(Input).length(1),
    outputGroups: z
      .array(
        z.strictObject({
          outputGroupSettings: z.strictObject({
            type: z.literal('FILE_GROUP_SETTINGS'),
            fileGroupSettings: z.strictObject({ destination: ObjectUrl }),
          }),
          outputs: z.array(Output).length(1),
        }),
      )
      .length(1),
  }),
});
export type JobRequest = z.infer<typeof JobRequest>;

/** Returns the one input and output of a job; `audioTrack`: from 1, `null` for a video without sound. */
export function conversionOf({ settings: { inputs, outputGroups } }: JobRequest) {
  const [input, group] = [inputs[0], outputGroups[0]];
  const output = group?.outputs[0];
  if (!input || !group || !output) throw new TypeError('A job has one input and one output');
  const source = output.audioDescriptions?.[0]?.audioSourceName;
  const audioTrack = source === undefined ? null : (input.audioSelectors[source]?.tracks[0] ?? null);
  const { bucket, key } = group.outputGroupSettings.fileGroupSettings.destination;
  return { from: input.fileInput, to: { bucket, key: `${key}.mp4` }, output, audioTrack };
}
