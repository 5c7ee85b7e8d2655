/** Generated pictures of 1080 × 1920 pixels, with shapes and grain, so that they compress like photographs. */
import sharp from 'sharp';

const WIDTH = 1080;
const HEIGHT = 1920;

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

async function photograph(random: () => number): Promise<Buffer> {
  const hue = Math.floor(random() * 360);
  const bend = (): number => random() * 600 - 300;
  let shapes = '';
  for (let index = 0; index < 130; index += 1) {
    const [x, y, radius, shade] = [random() * WIDTH, random() * HEIGHT, 15 + random() ** 3 * 420, (hue + random() * 90) % 360];
    shapes +=
      index % 3 === 0
        ? `<path d="M${x} ${y}q${bend()} ${bend()} ${bend()} ${bend()}" stroke="hsl(${shade} 60% ${30 + random() * 50}%)" stroke-width="${1 + random() * 18}" fill="none"/>`
        : `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${shade} ${40 + random() * 50}% ${20 + random() * 60}%)" opacity="${0.2 + random() * 0.6}"/>`;
  }
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 70% 60%)"/><stop offset="1" stop-color="hsl(${(hue + 60) % 360} 70% 25%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/>${shapes}</svg>`;
  const grain = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 34 } },
  })
    .blur(0.9)
    .png()
    .toBuffer();
  return sharp(Buffer.from(drawing))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality: 80 })
    .toBuffer();
}

export async function photographs(count: number): Promise<Buffer[]> {
  const random = seededRandom(7);
  const made: Buffer[] = [];
  for (let index = 0; index < count; index += 1) made.push(await photograph(random));
  return made;
}
