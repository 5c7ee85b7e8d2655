import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImageLinkPoint } from '#shared/model/sites/image-link-point.ts';
import { fittedCrop } from '#shared/rules/sheets/picture-adjustment.ts';
import { areaOf, croppedLink, fittedArea } from '#shared/rules/sheets/image-link-area.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const POINT: ImageLinkPoint = {
  id: numberedUlid(1),
  name: 'Button',
  coordinateX: 50,
  coordinateY: 30,
  linkDestinationUrl: 'https://example.com/',
  isInternalLink: false,
};
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const anyArea = fc.record({ left: number, top: number, width: number, height: number });
const faultsOf = (patch: object) =>
  ImageLinkPoint.safeParse({ ...POINT, ...patch }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('rectangle of an image link (R-14.131)', () => {
  it('fittedArea keeps any rectangle within the picture, as the schema accepts it, and does not move it again', () => {
    fc.assert(
      fc.property(anyArea, (area) => {
        const fitted = fittedArea(area);
        expect(ImageLinkPoint.safeParse({ ...POINT, ...fitted }).success).toBe(true);
        expect(fittedArea(areaOf(fitted) ?? expect.unreachable())).toEqual(fitted);
      }),
    );
  });

  it('fittedArea changes no rectangle in tenths of a percent that is within the picture', () => {
    expect(fittedArea({ left: 10.1, top: 20.2, width: 30.3, height: 40.5 })).toEqual({
      coordinateX: 25.25,
      coordinateY: 40.45,
      width: 30.3,
      height: 40.5,
    });
    expect(fittedArea({ left: 90, top: -5, width: 30, height: 0.2 })).toEqual({ coordinateX: 85, coordinateY: 0.5, width: 30, height: 1 });
  });

  it('the schema refuses a rectangle outside the picture, or with one of its sizes', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ width: 100, height: 60 })).toEqual([]);
    expect(faultsOf({ width: 100, height: 61 })).toEqual([['height', expect.any(String)]]);
    expect(faultsOf({ width: 10 })).toEqual([['height', expect.any(String)]]);
    expect(faultsOf({ height: 10 })).toEqual([['width', expect.any(String)]]);
    expect(faultsOf({ width: 0.5, height: 10 })).toEqual([['width', expect.any(String)]]);
  });

  it('croppedLink cuts a rectangle at the crop, and omits links outside', () => {
    const crop = { x: 200, y: 200, width: 400, height: 400 };
    const cut = croppedLink({ ...POINT, width: 60, height: 40 }, crop);
    expect(cut && areaOf(cut)).toEqual({ left: 20, top: 20, width: 40, height: 30 });
    expect(croppedLink({ ...POINT, coordinateX: 80, width: 30, height: 10 }, crop)).toBeUndefined();
    expect([croppedLink(POINT, crop), croppedLink({ ...POINT, coordinateX: 70 }, crop), croppedLink(POINT, null)]).toEqual([
      POINT,
      undefined,
      POINT,
    ]);
  });

  it('croppedLink returns a part of the rectangle and of the crop for any of both', () => {
    const natural = fc.nat(1_000);
    fc.assert(
      fc.property(anyArea, fc.record({ x: natural, y: natural, width: natural, height: natural }), (area, given) => {
        const [whole, crop] = [{ ...POINT, ...fittedArea(area) }, fittedCrop(given)];
        const [outer, cut] = [areaOf(whole), croppedLink(whole, crop)];
        const inner = cut && areaOf(cut);
        if (!inner || !outer) return;
        const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1_000, height: 1_000 };
        for (const [from, length] of [
          [outer.left, outer.width],
          [x / 10, width / 10],
        ] as const) {
          expect(inner.left).toBeGreaterThanOrEqual(from - 1e-9);
          expect(inner.left + inner.width).toBeLessThanOrEqual(from + length + 1e-9);
        }
        for (const [from, length] of [
          [outer.top, outer.height],
          [y / 10, height / 10],
        ] as const) {
          expect(inner.top).toBeGreaterThanOrEqual(from - 1e-9);
          expect(inner.top + inner.height).toBeLessThanOrEqual(from + length + 1e-9);
        }
      }),
    );
  });
});
