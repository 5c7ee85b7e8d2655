import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { nightGround, nightSky, SKY } from '#infra/local/demo/artwork/hotel-scenes.ts';
import { hojichaGround, risingSparks } from '#infra/local/demo/artwork/tea-house-scenes.ts';
import { runFfmpeg } from '#infra/local/mediaconvert/run-ffmpeg.ts';

const FRAME = { width: 540, height: 960 } as const;
const SCALE = FRAME.width / SKY.width;
/** Radians a second: a time lapse. */
const TURN = 0.035;

const png = (svg: string, size: { width: number; height: number }): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(size).png().toBuffer();

/** How two stills become a film. */
interface Animation {
  seconds: number;
  framesPerSecond: number;
  filters: string;
}

/** Returns the film of two stills, as an MP4 file. */
async function animate(stills: readonly Buffer[], { seconds, framesPerSecond, filters }: Animation): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-film-'));
  const file = join(folder, 'film.mp4');
  const paths = stills.map((_, index) => join(folder, `${index}.png`));
  try {
    await Promise.all(stills.map((still, index) => writeFile(paths[index] ?? '', still)));
    const inputs = paths.flatMap((still) => ['-loop', '1', '-framerate', String(framesPerSecond), '-t', String(seconds), '-i', still]);
    const encoding = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24'];
    await runFfmpeg(['-nostdin', '-y', ...inputs, '-filter_complex', filters, ...encoding, file]);
    return new Uint8Array(await readFile(file));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Makes the film of the hotel: stars turn above the lake. */
export async function makeNightFilm(): Promise<Uint8Array<ArrayBuffer>> {
  const size = SKY.size * SCALE;
  const stills = [await png(nightSky(), { width: size, height: size }), await png(nightGround(), FRAME)];
  const filters = `[0]rotate=a=${TURN}*t:bilinear=1:fillcolor=#0a1531,crop=${FRAME.width}:${FRAME.height}:${SKY.left * SCALE}:${SKY.top * SCALE}[turned];[turned][1]overlay=0:0,format=yuv420p`;
  return animate(stills, { seconds: 6, framesPerSecond: 20, filters });
}

/** Makes the film of the tea house: sparks rise behind a cup, in a loop. */
export async function makeEmbersFilm(): Promise<Uint8Array<ArrayBuffer>> {
  const seconds = 8;
  const stills = [await png(hojichaGround(), FRAME), await png(risingSparks(), { width: FRAME.width, height: 2 * FRAME.height })];
  const filters = `[0][1]overlay=0:y='-${FRAME.height / seconds}*t',format=yuv420p`;
  return animate(stills, { seconds, framesPerSecond: 15, filters });
}
