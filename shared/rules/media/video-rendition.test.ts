import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooLong, renditionMaxBytes, videoRendition } from '#shared/rules/media/video-rendition.ts';

const side = fc.integer({ min: 32, max: 4_096 });
const source = fc.record({ width: side, height: side, frameRate: fc.double({ min: 1, max: 240, noNaN: true }) });

describe('videoRendition', () => {
  it.each([
    ['4K in portrait', [2_160, 3_840, 60], [720, 1_280, 30, 1_300_000]],
    ['4K in landscape', [3_840, 2_160, 29.97], [1_280, 720, null, 1_300_000]],
    ['1080p of a phone with a variable frame rate', [1_080, 1_920, 30.2], [720, 1_280, null, 1_300_000]],
    ['a square', [1_080, 1_080, 25], [720, 720, null, 731_250]],
    ['a wide picture', [3_440, 1_440, 24], [1_280, 536, null, 967_778]],
    ['a small picture with odd sides', [321, 569, 24], [322, 570, null, 258_900]],
    ['a tiny picture', [96, 160, 25], [96, 160, null, 200_000]],
  ])('scales down %s to 720p', (_, [width = 0, height = 0, frameRate = 0], expected) => {
    const made = videoRendition({ width, height, frameRate });
    expect([made.width, made.height, made.frameRate, made.maxBitrate]).toEqual(expected);
  });

  it('fits 720p, enlarges by at most a pixel, and has even sides and the aspect ratio of its source', () => {
    fc.assert(
      fc.property(source, (original) => {
        const { width, height } = videoRendition(original);
        expect(Math.min(width, height)).toBeLessThanOrEqual(720);
        expect(Math.max(width, height)).toBeLessThanOrEqual(1_280);
        expect(width).toBeLessThanOrEqual(original.width + 1);
        expect([width % 2, height % 2]).toEqual([0, 0]);
        const scale = Math.min(1, 720 / Math.min(original.width, original.height), 1_280 / Math.max(original.width, original.height));
        expect(Math.abs(width - Math.max(32, original.width * scale))).toBeLessThanOrEqual(1);
        expect(Math.abs(height - Math.max(32, original.height * scale))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('keeps a frame rate up to 30 and lowers a higher frame rate to 30', () => {
    fc.assert(
      fc.property(source, (original) => {
        expect(videoRendition(original).frameRate).toBe(original.frameRate > 30.5 ? 30 : null);
      }),
    );
  });

  it('stays within 3 MB for 15 seconds with sound, for any source', () => {
    fc.assert(
      fc.property(source, (original) => {
        expect(renditionMaxBytes(videoRendition(original), 15, true)).toBeLessThan(3_000_000);
      }),
    );
  });

  it('has no higher bitrate for fewer pixels', () => {
    fc.assert(
      fc.property(source, fc.double({ min: 0.1, max: 1, noNaN: true }), (original, share) => {
        const smaller = { ...original, width: Math.max(32, original.width * share), height: Math.max(32, original.height * share) };
        // Sides are rounded to two pixels.
        expect(videoRendition(smaller).maxBitrate).toBeLessThanOrEqual(videoRendition(original).maxBitrate * 1.1);
      }),
    );
  });
});

describe('isTooLong', () => {
  it.each([
    [0.04, false],
    [60, false],
    [60.9, false],
    [61, true],
    [600, true],
  ])('seconds: %f, too long: %s', (seconds, expected) => {
    expect(isTooLong(seconds)).toBe(expected);
  });
});
