import type { Output } from '#infra/local/mediaconvert/job-request.ts';

/** Maps quality levels of QVBR (1 to 10) to constant rate factors of x264, where lower is better. */
const rateFactor = (level: number): number => 30 - level;

/** Maps the brightness of HDR pictures to that of ordinary screens. */
const TONE_MAPPING = [
  'zscale=t=linear:npl=100',
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
];

interface FfmpegJob {
  input: string;
  output: string;
  settings: Output;
  /** Number of the audio track, from 1; `null`: no sound. */
  audioTrack: number | null;
  /** Whether the input is HDR. */
  isHdr: boolean;
}

function audioArguments({ settings: { audioDescriptions = [] }, audioTrack }: FfmpegJob): string[] {
  const [description] = audioDescriptions;
  if (!description || audioTrack === null) return ['-an'];
  const { bitrate, sampleRate } = description.codecSettings.aacSettings;
  return ['-map', `0:a:${audioTrack - 1}`, '-c:a', 'aac', '-b:a', String(bitrate), '-ac', '2', '-ar', String(sampleRate)];
}

function videoArguments({ settings: { videoDescription }, isHdr }: FfmpegJob): string[] {
  const { width, height, videoPreprocessors, codecSettings } = videoDescription;
  const { qvbrSettings, maxBitrate, hrdBufferSize, gopSize, framerateControl, framerateNumerator, framerateDenominator } =
    codecSettings.h264Settings;
  const filters = [`scale=${width}:${height}`, ...(isHdr && videoPreprocessors ? TONE_MAPPING : []), 'setsar=1', 'format=yuv420p'];
  return [
    ['-map', '0:v:0', '-vf', filters.join(','), '-c:v', 'libx264', '-preset', 'fast', '-profile:v', 'high'],
    ['-crf', String(rateFactor(qvbrSettings.qvbrQualityLevel)), '-maxrate', String(maxBitrate), '-bufsize', String(hrdBufferSize)],
    ['-force_key_frames', `expr:gte(t,n_forced*${gopSize})`],
    framerateControl === 'SPECIFIED' ? ['-r', `${framerateNumerator}/${framerateDenominator}`] : [],
  ].flat();
}

/** Returns the ffmpeg arguments of a job. ffmpeg rotates pictures upright by default, as `rotate: AUTO` does. */
export const ffmpegArguments = (job: FfmpegJob): string[] =>
  [
    ['-hide_banner', '-nostdin', '-y', '-i', job.input],
    videoArguments(job),
    audioArguments(job),
    ['-map_metadata', '-1'],
    job.settings.containerSettings.mp4Settings.moovPlacement === 'PROGRESSIVE_DOWNLOAD' ? ['-movflags', '+faststart'] : [],
    ['-f', 'mp4', job.output],
  ].flat();
