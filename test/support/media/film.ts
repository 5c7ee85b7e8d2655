import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '#infra/local/mediaconvert/run-ffmpeg.ts';

interface FilmOptions {
  codec?: 'h264' | 'hevc';
  container?: 'mp4' | 'mov';
  seconds: number;
  frameRate?: number;
  width: number;
  height: number;
  hasSound?: boolean;
  /** 10 bits with the transfer function of phones (HLG). */
  isHdr?: boolean;
  /** Noise over the pictures, 0 to 100: what costs the most bits. */
  noise?: number;
}

const ENCODERS = { h264: ['-c:v', 'libx264', '-preset', 'ultrafast'], hevc: ['-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1'] };
const HLG = ['-color_primaries', 'bt2020', '-color_trc', 'arib-std-b67', '-colorspace', 'bt2020nc'];
const HLG_PARAMETERS = 'colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc:log-level=error';

/** A moving test picture, filmed as a phone does. */
export async function film({
  codec = 'h264',
  container = 'mp4',
  seconds,
  frameRate = 30,
  width,
  height,
  hasSound = false,
  isHdr = false,
  noise = 0,
}: FilmOptions): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const file = join(folder, `film.${container}`);
  const filter = [`format=${isHdr ? 'yuv420p10le' : 'yuv420p'}`, ...(noise > 0 ? [`noise=alls=${noise}:allf=t`] : [])].join(',');
  try {
    await runFfmpeg(
      [
        ['-nostdin', '-y', '-f', 'lavfi', '-i', `testsrc=size=${width}x${height}:rate=${frameRate}:duration=${seconds}`],
        hasSound ? ['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=${seconds}`, '-c:a', 'aac'] : [],
        ['-vf', filter],
        ENCODERS[codec],
        codec === 'hevc' ? ['-x265-params', isHdr ? HLG_PARAMETERS : 'log-level=error'] : [],
        isHdr ? HLG : [],
        [file],
      ].flat(),
    );
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
