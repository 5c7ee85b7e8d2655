import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMAGE_LINKS_MAX } from '#shared/model/limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { ImageLinkPoint } from '#shared/model/sites/image-link-point.ts';
import { placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import {
  addImageLink,
  editImageLink,
  moveImageLink,
  removeImageLink,
  toImageLinkArea,
  toImageLinkPoint,
} from '#web/features/editor/model/document/edit-image-links.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const A1 = { cell: 'A1', language: 'jp' } as const;
const site = placeSheet(emptySite(1, 2), A1, sheetIdOf(1));
const pointsOf = (document: SiteDocument) => document.sheets[sheetIdOf(1)]?.jp?.imageLinkPoints ?? [];
const idOf = (index: number) => sheetIdOf(100 + index);

describe('editing image links', () => {
  it('adds an image link in the middle of the picture or at the given point', () => {
    const two = addImageLink(addImageLink(site, A1, idOf(1)), A1, idOf(2), { x: 10, y: 90 });
    expect(pointsOf(two).map(({ coordinateX, coordinateY }) => [coordinateX, coordinateY])).toEqual([
      [50, 50],
      [10, 90],
    ]);
  });

  it('keeps an image link inside the picture for any point', () => {
    const one = addImageLink(site, A1, idOf(1));
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (x, y) => {
        expect(ImageLinkPoint.safeParse(pointsOf(moveImageLink(one, A1, idOf(1), { x, y }))[0]).success).toBe(true);
      }),
    );
    expect(pointsOf(moveImageLink(one, A1, idOf(1), { x: 33.333, y: 120 }))[0]).toMatchObject({ coordinateX: 33.3, coordinateY: 100 });
  });

  it('keeps a rectangle inside the picture for any place', () => {
    const one = toImageLinkArea(addImageLink(site, A1, idOf(1), { x: 98, y: 1 }), A1, idOf(1));
    expect(pointsOf(one)[0]).toMatchObject({ coordinateX: 80, coordinateY: 4, width: 40, height: 8 });
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (x, y) => {
        expect(ImageLinkPoint.safeParse(pointsOf(moveImageLink(one, A1, idOf(1), { x, y }))[0]).success).toBe(true);
      }),
    );
    expect(pointsOf(toImageLinkPoint(one, A1, idOf(1)))).toEqual(pointsOf(addImageLink(site, A1, idOf(1), { x: 80, y: 4 })));
  });

  it('adds at most IMAGE_LINKS_MAX image links', () => {
    const full = Array.from({ length: IMAGE_LINKS_MAX }, (_, index) => idOf(index)).reduce(
      (document, id) => addImageLink(document, A1, id),
      site,
    );
    expect(pointsOf(full)).toHaveLength(IMAGE_LINKS_MAX);
    expect(addImageLink(full, A1, idOf(99))).toBe(full);
    expect(addImageLink(site, { cell: 'B1', language: 'jp' }, idOf(1))).toBe(site);
  });

  it('edits and removes image links individually', () => {
    const two = addImageLink(addImageLink(site, A1, idOf(1)), A1, idOf(2));
    const named = editImageLink(two, A1, idOf(2), { name: 'Tea' });
    expect(pointsOf(named).map(({ name }) => name)).toEqual(['', 'Tea']);
    expect(editImageLink(named, A1, idOf(2), { name: 'Tea' })).toBe(named);
    expect(editImageLink(named, A1, idOf(3), { name: 'x' })).toBe(named);
    expect(pointsOf(removeImageLink(named, A1, idOf(1))).map(({ id }) => id)).toEqual([idOf(2)]);
    expect(removeImageLink(named, A1, idOf(3))).toBe(named);
  });
});
