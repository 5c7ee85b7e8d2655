import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaPlaces, usedMedia } from '#shared/rules/media/media-uses.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';
import { filledDocument } from '#test/support/sites/filled-document.ts';

/** Returns all ids of files in a value, wherever they are. */
const mediaIdsIn = (value: unknown): Set<string> =>
  new Set([...JSON.stringify(value).matchAll(/"mediaId":"(\w+)"/g)].flatMap(([, id]) => id ?? []));

describe('usedMedia', () => {
  it('finds every file that a document refers to', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        expect(usedMedia(document)).toEqual(mediaIdsIn(document));
      }),
    );
  });
});

describe('mediaPlaces', () => {
  const image = (id: number) => ({ mediaId: numberedUlid(id), width: 100, height: 100, colour: '#336699' });
  const [creative, logo, favicon, product, popup] = [image(1), image(2), image(3), image(4), image(5)];
  const video = { mediaId: numberedUlid(6), width: 100, height: 100, durationMs: 1_000, size: 1_000, hasSound: true };
  const document = filledDocument({ creative, logo, favicon, product, popup, video });

  it.each([
    ['a creative', creative, 'sheet'],
    ['a product', product, 'product'],
  ])('names each cell of %s once, whatever the number of languages', (_, { mediaId }, kind) => {
    const places = mediaPlaces(document, mediaId);
    expect(places.length).toBeGreaterThan(0);
    expect(places).toEqual(
      Object.keys(document.grid.cells)
        .map((cell) => ({ kind, cell }))
        .slice(0, places.length),
    );
  });

  it('names logo, favicon and popup', () => {
    expect(mediaPlaces(document, logo.mediaId)).toEqual([{ kind: 'logo' }]);
    expect(mediaPlaces(document, favicon.mediaId)).toEqual([{ kind: 'favicon' }]);
    expect(mediaPlaces(document, popup.mediaId)).toEqual([{ kind: 'popup' }]);
    expect(mediaPlaces(document, numberedUlid(9))).toEqual([]);
  });
});
