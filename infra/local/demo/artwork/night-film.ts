import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { nightGround, nightSky, SKY } from '#infra/local/demo/artwork/hotel-scenes.ts';
import { runFfmpeg } from '#infra/local/mediaconvert/run-ffmpeg.ts';

const FRAME = { width: 540, height: 960 } as const;
const SCALE = FRAME.width / SKY.width;
const SECONDS = 6;
const FRAMES_PER_SECOND = 20;
/** Radians a second: a time lapse. */
const TURN = 0.035;

const png = (svg: string, size: { width: number; height: number }): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(size).png().toBuffer();

/** Makes the film of the hotel: stars turn above the lake. Returns it as an MP4 file. */
export async function makeNightFilm(): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'night-film-'));
  const [sky, ground, file] = [join(folder, 'sky.png'), join(folder, 'ground.png'), join(folder, 'night.mp4')];
  const filters = `[0]rotate=a=${TURN}*t:bilinear=1:fillcolor=#0a1531,crop=${FRAME.width}:${FRAME.height}:${SKY.left * SCALE}:${SKY.top * SCALE}[turned];[turned][1]overlay=0:0,format=yuv420p`;
  try {
    await writeFile(sky, await png(nightSky(), { width: SKY.size * SCALE, height: SKY.size * SCALE }));
    await writeFile(ground, await png(nightGround(), FRAME));
    const stills = [sky, ground].flatMap((still) => [
      '-loop',
      '1',
      '-framerate',
      String(FRAMES_PER_SECOND),
      '-t',
      String(SECONDS),
      '-i',
      still,
    ]);
    await runFfmpeg([
      '-nostdin',
      '-y',
      ...stills,
      '-filter_complex',
      filters,
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '24',
      file,
    ]);
    return new Uint8Array(await readFile(file));
  } finally {
    await rm(folder, { recursive: true });
  }
}
