import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '#functions/media/jobs/process-media/picture/picture.ts';
import { placeholderOf } from '#functions/media/jobs/process-media/picture/placeholder.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const noisy = (width: number, height: number) => sharp({ create: { width, height, channels: 3, noise, background: '#000' } }).png();
async function decoded(file: Sharp): Promise<Pixels> {
  const bytes = await file.toBuffer();
  return () => sharp(bytes);
}

const bytesOf = (placeholder: string): Buffer => Buffer.from(placeholder.slice(placeholder.indexOf(',') + 1), 'base64');

describe('placeholderOf', () => {
  it.each([
    [900, 1_600],
    [1_600, 300],
    [40, 40],
    [3, 400],
  ])('returns a copy of a picture of %i × %i pixels that has its shape and at most 400 characters', async (width, height) => {
    const placeholder = await placeholderOf(await decoded(noisy(width, height)));
    expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(placeholder.length).toBeLessThanOrEqual(430);
    const small = await sharp(bytesOf(placeholder)).metadata();
    expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(32);
    expect(small.width / small.height).toBeCloseTo(Math.max(width / height, 1 / 32), 0);
  });

  it('keeps the colours of the picture', async () => {
    const red = sharp({ create: { width: 200, height: 300, channels: 3, background: '#d02010' } }).png();
    const { channels } = await sharp(bytesOf(await placeholderOf(await decoded(red)))).stats();
    for (const [index, value] of [0xd0, 0x20, 0x10].entries()) expect(Math.abs((channels[index]?.mean ?? 0) - value)).toBeLessThan(8);
  });

  it('has edges without details, which a page stretches beside the picture, and details inside (R-7.20)', async () => {
    const bar = (left: number) => `<rect x="${left}" width="60" height="900" fill="#000"/>`;
    const bars = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="100%" height="100%" fill="#fff"/>${[300, 800, 1300].map(bar).join('')}</svg>`;
    const small = sharp(bytesOf(await placeholderOf(await decoded(sharp(Buffer.from(bars)).removeAlpha().png()))));
    const { data, info } = await small.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const contrastOf = (row: number): number => {
      const line = Array.from({ length: info.width }, (_, column) => data[(row * info.width + column) * info.channels] ?? 0);
      return Math.max(...line) - Math.min(...line);
    };
    expect(contrastOf(0)).toBeLessThan(contrastOf(9) * 0.8);
    expect(contrastOf(info.height - 1)).toBeLessThan(contrastOf(9) * 0.8);
  });

  it('returns an empty string if parts of the picture are transparent, but not for an unused alpha channel', async () => {
    const at = (alpha: number) => sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha } } }).png();
    expect(await placeholderOf(await decoded(at(0.5)))).toBe('');
    expect(await placeholderOf(await decoded(at(1)))).not.toBe('');
  });
});
