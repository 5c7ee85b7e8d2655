import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import { pictureStyle } from '#site-renderer/components/sheet/picture-style.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const PLACEHOLDER = 'data:image/webp;base64,AAAA';
const image = { mediaId: numberedUlid(1), width: 1080, height: 1920, colour: '#aabbcc' };
const video = { mediaId: numberedUlid(2), width: 1280, height: 720, durationMs: 1_000, size: 1_000, hasSound: false };
const styleOf = (sheet: Partial<Sheet>, backdrop = PLACEHOLDER) =>
  pictureStyle({ ...EMPTY_SHEET, image, ...sheet }, { backdropUrl: () => backdrop });

describe('pictureStyle', () => {
  it('returns the aspect ratio and the blurred copy of a picture, without default values', () => {
    expect(styleOf({})).toEqual({
      classes: [],
      style: { '--ratio': 0.5625, backgroundColor: '#aabbcc', backgroundImage: `url(${PLACEHOLDER})` },
    });
  });

  it('returns the selected fit, and a focal point outside the centre', () => {
    const { classes, style } = styleOf({ pictureFit: 'fill', focalPoint: { x: 25, y: 50 } });
    expect(classes).toEqual(['fill']);
    expect(style).toMatchObject({ '--fx': 0.25 });
    expect(style).not.toHaveProperty('--fy');
  });

  it('blurs the copy only if it is a variant of the picture', () => {
    expect(styleOf({}, '/m/a/480.webp')).toMatchObject({ classes: ['soft'], style: { backgroundImage: 'url(/m/a/480.webp)' } });
  });

  it('returns the average colour without a copy for a picture with transparent parts', () => {
    expect(styleOf({}, '')).toEqual({ classes: [], style: { '--ratio': 0.5625, backgroundColor: '#aabbcc' } });
  });

  it('returns the aspect ratio of the poster, or of the video if it has no poster', () => {
    expect(styleOf({ image: null, video }).style).toEqual({ '--ratio': 1.7778 });
    expect(styleOf({ video }).style).toMatchObject({ '--ratio': 0.5625 });
  });

  it('limits how far a small picture is enlarged (R-8.43)', () => {
    expect(styleOf({ image: { ...image, width: 40, height: 40 } }).style).toMatchObject({ '--widest': '160px' });
    expect(styleOf({}).style).not.toHaveProperty('--widest');
  });

  it('returns the aspect ratio, the limit and the focal point of what a crop shows, and the crop', () => {
    const pictureCrop = { x: 250, y: 100, width: 500, height: 200 };
    const small = { ...image, width: 400, height: 800 };
    expect(styleOf({ image: small, pictureCrop, focalPoint: { x: 60, y: 50 } })).toEqual({
      classes: ['crop'],
      style: {
        '--ratio': 1.25,
        '--widest': '800px',
        '--fx': 0.7,
        '--fy': 1,
        '--cx': 0.25,
        '--cy': 0.1,
        '--cw': 0.5,
        '--ch': 0.2,
        backgroundColor: '#aabbcc',
        backgroundImage: `url(${PLACEHOLDER})`,
      },
    });
  });

  it('returns the veil of an adjusted picture', () => {
    const { classes, style } = styleOf({ pictureTone: { brightness: 0, shade: 40 } });
    expect(classes).toEqual(['veiled']);
    expect(style).toMatchObject({ '--veil': 'rgb(0 0 0/0.4)' });
    expect(styleOf({ image: null, pictureTone: { brightness: 5, shade: 0 } }).classes).toEqual([]);
  });

  it('returns no style for a sheet without a creative', () => {
    expect(styleOf({ image: null })).toEqual({ classes: [], style: {} });
  });
});
