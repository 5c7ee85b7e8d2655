import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { SiteChanges } from '#shared/model/sites/site.ts';
import { usedMedia } from '#shared/rules/media/media-uses.ts';
import { replaceMedia } from '#shared/rules/media/replace-media.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';

/** Ids of files that no document has: documents have ids up to 10,000. */
const [NEW_ID, UNKNOWN_ID] = [numberedUlid(10_001), numberedUlid(10_002)];
const NEW = { mediaId: NEW_ID, width: 640, height: 480, colour: '#123456' };

const applied = (document: SiteDocument, { settings, sheets = {}, popups }: SiteChanges): unknown => ({
  ...document,
  ...(settings && { settings }),
  sheets: {
    ...document.sheets,
    ...Object.fromEntries(Object.entries(sheets).map(([id, texts]) => [id, { ...document.sheets[id], ...texts }])),
  },
  popups: { ...document.popups, ...popups },
});

/** Returns the pictures of a document, without its videos. */
const picturesOf = (document: SiteDocument): string[] => {
  const videos = new Set([...JSON.stringify(document).matchAll(/"video":\{"mediaId":"(\w+)"/g)].map(([, id]) => id));
  return [...usedMedia(document)].filter((id) => !videos.has(id));
};

describe('replaceMedia', () => {
  it('changes every place of a picture and nothing else', () => {
    fc.assert(
      fc.property(anySiteDocument, fc.nat(), (document, index) => {
        const pictures = picturesOf(document);
        const from = pictures[index % pictures.length];
        fc.pre(from !== undefined);
        const changes = replaceMedia(document, from, NEW) ?? expect.unreachable();
        const expected: unknown = JSON.parse(JSON.stringify(document), (_, value: unknown) =>
          typeof value === 'object' && value !== null && 'mediaId' in value && value.mediaId === from ? NEW : value,
        );
        expect(applied(document, changes)).toEqual(expected);
        expect(SiteChanges.safeParse(changes).success).toBe(true);
      }),
    );
  });

  it('returns null for a site that does not show the picture', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        expect(replaceMedia(document, UNKNOWN_ID, NEW)).toBeNull();
      }),
    );
  });
});
