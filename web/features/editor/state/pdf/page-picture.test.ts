import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEDIA_NAME_MAX } from '#shared/model/limits.ts';
import { pictureEncodings, pictureName, pictureSize } from '#web/features/editor/state/pdf/page-picture.ts';

describe('pictureSize', () => {
  it.each([
    ['A4', { width: 595, height: 842 }, [1526, 2160]],
    ['a slide', { width: 960, height: 540 }, [2160, 1215]],
    ['a poster', { width: 10_000, height: 10_000 }, [2160, 2160]],
    ['a stamp', { width: 20, height: 10 }, [2160, 1080]],
    ['a line', { width: 14_400, height: 1 }, [2160, 1]],
  ])('draws %s with a long side of 2,160 px', (_, page, size) => {
    const { width, height } = pictureSize(page);
    expect([width, height]).toEqual(size);
  });

  it('never draws a picture without pixels or with a longer side', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 20_000, noNaN: true }), fc.double({ min: 0.1, max: 20_000, noNaN: true }), (width, height) => {
        const size = pictureSize({ width, height });
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
        expect(Math.max(size.width, size.height)).toBe(2160);
      }),
    );
  });
});

describe('pictureEncodings', () => {
  it('tries PNG up to 3 MB, then JPEG of falling quality up to the limit of uploads', () => {
    expect(pictureEncodings(30 * 2 ** 20)).toEqual([
      { type: 'image/png', maxBytes: 3 * 2 ** 20 },
      { type: 'image/jpeg', quality: 0.92, maxBytes: 30 * 2 ** 20 },
      { type: 'image/jpeg', quality: 0.8, maxBytes: 30 * 2 ** 20 },
      { type: 'image/jpeg', quality: 0.6, maxBytes: 30 * 2 ** 20 },
    ]);
    expect(pictureEncodings(2 ** 20)[0]).toEqual({ type: 'image/png', maxBytes: 2 ** 20 });
  });
});

describe('pictureName', () => {
  it('is the name of the PDF with the number of the page, with as many digits as the last page', () => {
    expect(pictureName('会社案内.PDF', { number: 3, count: 12 }, 'image/png')).toBe('会社案内-03.png');
    expect(pictureName('plan', { number: 3, count: 5 }, 'image/jpeg')).toBe('plan-3.jpg');
  });

  it('stays within the limit of names of files', () => {
    const name = pictureName(`${'あ'.repeat(300)}.pdf`, { number: 1, count: 100 }, 'image/png');
    expect([name.length, name.endsWith('あ-001.png')]).toEqual([MEDIA_NAME_MAX, true]);
  });
});
