import { describe, expect, test } from 'vitest';
import type { Sheet } from '#shared/model/sites/site.ts';
import { documentWith, render } from '#site-renderer/render/render-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const video = { mediaId: numberedUlid(9), width: 720, height: 1280, durationMs: 8000, size: 900_000, hasSound: true };

describe('crop and adjustments of a picture', () => {
  const crop = { x: 250, y: 100, width: 500, height: 400 };

  test('request a picture that is as much larger as the crop is smaller, and never inline it', () => {
    const sizesOf = (patch: Partial<Sheet>) =>
      render(documentWith({ A1: patch }))
        .page.querySelector('.sheet img')
        ?.getAttribute('sizes') ?? '';
    expect(sizesOf({})).not.toContain('calc');
    expect(sizesOf({ pictureCrop: crop })).toBe(sizesOf({}).replaceAll(/45vh|55vw|80vw/g, 'calc($&/0.5)'));
  });

  test('leave out image links outside the crop', () => {
    const inside = {
      id: numberedUlid(70),
      name: '靴',
      coordinateX: 50,
      coordinateY: 30,
      linkDestinationUrl: 'https://example.com/',
      isInternalLink: false,
    };
    const outside = { ...inside, id: numberedUlid(71), coordinateY: 60 };
    const pointsOf = (pictureCrop: Sheet['pictureCrop']) =>
      render(documentWith({ A1: { imageLinkPoints: [inside, outside], pictureCrop } })).page.querySelectorAll('.point').length;
    expect([pointsOf(null), pointsOf(crop)]).toEqual([2, 1]);
  });

  test('shrink the rectangle of an image link to what the crop shows of it, and have styles for rectangles only with one (R-14.131)', () => {
    const area = {
      id: numberedUlid(70),
      name: '靴',
      coordinateX: 50,
      coordinateY: 60,
      width: 40,
      height: 10,
      linkDestinationUrl: 'https://example.com/',
      isInternalLink: false,
    };
    const placeOf = (pictureCrop: Sheet['pictureCrop']) => {
      const { page } = render(documentWith({ A1: { imageLinkPoints: [area], pictureCrop } }));
      const link = page.querySelector<HTMLElement>('.point');
      const { left, top, width, height } = link?.style ?? {};
      return [link?.className, left, top, width, height, link?.childElementCount];
    };
    const { width: _, height: __, ...point } = area;
    expect(render(documentWith({ A1: { imageLinkPoints: [area] } })).html).toContain('.area{');
    expect(render(documentWith({ A1: { imageLinkPoints: [point] } })).html).not.toContain('.area{');
    expect(placeOf(null)).toEqual(['point area', '50%', '60%', '40%', '10%', 0]);
    expect(placeOf({ x: 0, y: 0, width: 600, height: 600 })).toEqual(['point area', '45%', '57.5%', '30%', '5%', 0]);
  });

  test('cover a video with an element, because it has no content of its own', () => {
    const veilsOf = (patch: Partial<Sheet>) => render(documentWith({ A1: patch })).page.querySelectorAll('.veiled > .veil').length;
    const pictureTone = { brightness: -10, shade: 0 };
    expect([veilsOf({ video, pictureTone }), veilsOf({ video }), veilsOf({ pictureTone })]).toEqual([1, 0, 0]);
  });
});
