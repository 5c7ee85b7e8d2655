import { describe, expect, it } from 'vitest';
import { MEGABYTE } from '#shared/model/limits.ts';
import { uploadMaxMb, uploadSizeError } from '#shared/rules/media/upload-size.ts';

describe('uploadMaxMb', () => {
  it.each([
    ['creative', 5],
    ['logo', 5],
    ['favicon', 5],
    ['product', 5],
    ['popup', 5],
    ['brand', 5],
    ['video', 30],
    ['profile', 30],
  ] as const)('returns for a %s %d MB if the deployment allows pictures of 5 MB', (kind, max) => {
    expect(uploadMaxMb(kind, 5)).toBe(max);
  });
});

describe('uploadSizeError', () => {
  const png = (size: number) => ({ name: 'a.png', type: 'image/png', size });

  it('accepts a file of exactly the limit', () => {
    expect(uploadSizeError(png(5 * MEGABYTE), 'creative', 5)).toBeUndefined();
  });

  it('refuses a larger file and states the limit in MB', () => {
    const error = { path: 'size', rule: 'file-too-large', params: { max: 5 } };
    expect(uploadSizeError(png(5 * MEGABYTE + 1), 'creative', 5)).toEqual(error);
    expect(uploadSizeError(png(5 * MEGABYTE + 1), 'logo', 5)).toEqual(error);
  });

  it('applies the limit of videos to a creative of a video type', () => {
    const video = (size: number) => ({ name: 'a.mp4', type: 'video/mp4', size });
    expect(uploadSizeError(video(30 * MEGABYTE), 'creative', 5)).toBeUndefined();
    expect(uploadSizeError(video(30 * MEGABYTE + 1), 'creative', 50)).toMatchObject({ params: { max: 30 } });
  });
});
