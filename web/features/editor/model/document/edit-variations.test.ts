import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VARIATIONS_MAX } from '#shared/model/limits.ts';
import { isVariedField, VARIED_FIELD_NAMES } from '#shared/model/sites/sheet/variation.ts';
import { EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/sites/site.ts';
import { emptySite, IMAGE, sheetIdOf, VIDEO } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import {
  editSheet,
  locatedSheet,
  placeSheet,
  setCreative,
  setPoster,
  withVersion,
} from '#web/features/editor/model/document/edit-document.ts';
import {
  addVariation,
  editVariation,
  ownFields,
  removeVariation,
  resetVariedFields,
  shareEqually,
} from '#web/features/editor/model/document/edit-variations.ts';
import { mapLinkUrls, sheetLinks } from '#web/features/editor/model/document/site-links.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const [B, C] = [sheetIdOf(51), sheetIdOf(52)];
const IN_B = { ...A1, variationId: B };
const SITE = placeSheet(emptySite(2, 2), A1, sheetIdOf(1), { ...EMPTY_SHEET, image: IMAGE, mainText: 'A', linkButtonText: 'Go' });
const WITH_B = addVariation(SITE, A1, B, 'B');

const sheetOf = (document: SiteDocument): Sheet => locatedSheet(document, A1) ?? EMPTY_SHEET;
const sharesOf = (document: SiteDocument): number[] => sheetOf(document).variations.map(({ share }) => share);
const fieldsOf = (document: SiteDocument) => sheetOf(document).variations[0]?.fields;

describe('editing the variations of a sheet', () => {
  it('adds up to four variations, with equal shares and without fields of their own', () => {
    expect(sheetOf(WITH_B).variations).toEqual([{ id: B, name: 'B', isOn: true, share: 50, fields: {} }]);
    const more = [52, 53, 54, 55].reduce((document, id) => addVariation(document, A1, sheetIdOf(id), ''), WITH_B);
    expect(sharesOf(more)).toEqual(Array.from({ length: VARIATIONS_MAX }, () => 20));
    expect(addVariation(SITE, { ...A1, language: 'en' }, B, 'B')).toBe(SITE);
  });

  it('gives equal shares to all variations that are on', () => {
    const two = editVariation(addVariation(WITH_B, A1, C, 'C'), A1, B, { isOn: false, share: 7 });
    expect(sharesOf(shareEqually(two, A1))).toEqual([7, 50]);
    expect(shareEqually(WITH_B, A1)).toBe(WITH_B);
  });

  it('renames and removes variations', () => {
    expect(sheetOf(editVariation(WITH_B, IN_B, B, { name: 'New' })).variations[0]?.name).toBe('New');
    expect(sheetOf(removeVariation(WITH_B, IN_B, B)).variations).toEqual([]);
    expect(removeVariation(WITH_B, A1, C)).toBe(WITH_B);
  });
});

describe('editing a single variation', () => {
  it('stores the changed fields in the variation and leaves the sheet unchanged', () => {
    const edited = editSheet(WITH_B, IN_B, { mainText: 'B' });
    expect(fieldsOf(edited)).toEqual({ mainText: 'B' });
    expect([sheetOf(edited).mainText, locatedSheet(edited, IN_B)?.mainText]).toEqual(['A', 'B']);
    expect(editSheet(edited, IN_B, { mainText: 'B' })).toBe(edited);
    // Fields that the variation does not override follow the sheet.
    expect(locatedSheet(editSheet(edited, A1, { linkButtonText: 'Other' }), IN_B)?.linkButtonText).toBe('Other');
  });

  it('stores picture and video together, and address and kind of a link together', () => {
    const other = { ...IMAGE, mediaId: sheetIdOf(903) };
    expect(fieldsOf(setCreative(WITH_B, IN_B, sheetIdOf(9), other))).toEqual({ image: other, video: null });
    expect(fieldsOf(editSheet(WITH_B, IN_B, { linkDestinationUrl: '/B2' }))).toEqual({ linkDestinationUrl: '/B2', isInternalLink: false });
    const film = setCreative(WITH_B, IN_B, sheetIdOf(9), IMAGE, VIDEO);
    expect(fieldsOf(setPoster(film, IN_B, VIDEO.mediaId, other))).toEqual({ image: other, video: VIDEO });
    expect(setPoster(film, A1, VIDEO.mediaId, other)).toBe(film);
  });

  it('writes fields that variations cannot have to the sheet, and ignores a removed variation', () => {
    const edited = editSheet(WITH_B, IN_B, { sliderTime: 4 });
    expect([sheetOf(edited).sliderTime, fieldsOf(edited)]).toEqual([4, {}]);
    expect(editSheet(WITH_B, { ...A1, variationId: C }, { mainText: 'lost' })).toBe(WITH_B);
  });

  it('resets single fields to the values of the sheet', () => {
    const edited = editSheet(WITH_B, IN_B, { mainText: 'B', linkButtonText: 'Book' });
    const [variation] = sheetOf(edited).variations;
    expect(variation && ownFields(variation)).toEqual(['mainText', 'linkButtonText']);
    expect(fieldsOf(resetVariedFields(edited, IN_B, B, ['mainText', 'price']))).toEqual({ linkButtonText: 'Book' });
    expect(resetVariedFields(edited, IN_B, B, ['price'])).toBe(edited);
  });

  it('shows every patched field and keeps the fields of the sheet, for any patch', () => {
    fc.assert(
      fc.property(anySiteDocument, fc.subarray(VARIED_FIELD_NAMES), ({ sheets }, fields) => {
        const [source] = Object.values(sheets).flatMap((byLanguage) => Object.values(byLanguage));
        const patch: Partial<Sheet> = Object.fromEntries(fields.map((field) => [field, (source ?? EMPTY_SHEET)[field]]));
        const edited = editSheet(WITH_B, IN_B, patch);
        expect(locatedSheet(edited, IN_B)).toMatchObject(patch);
        expect({ ...sheetOf(edited), variations: [] }).toEqual({ ...sheetOf(WITH_B), variations: [] });
        expect(Object.keys(fieldsOf(edited) ?? {}).every(isVariedField)).toBe(true);
      }),
    );
  });
});

it('withVersion returns the document with a variation in place of its sheet, or the same document without a variation', () => {
  const edited = editSheet(WITH_B, IN_B, { mainText: 'B' });
  expect(locatedSheet(withVersion(edited, IN_B), A1)?.mainText).toBe('B');
  for (const place of [A1, { ...A1, variationId: null }, { ...A1, variationId: C }, { ...A1, cell: 'B2' }])
    expect(withVersion(edited, place)).toBe(edited);
});

it('mapLinkUrls also updates the links of variations', () => {
  const linked = editSheet(WITH_B, IN_B, { linkDestinationUrl: '/B2', isInternalLink: true });
  expect(sheetLinks(sheetOf(linked)).map(({ url }) => url)).toEqual(['', '/B2']);
  const moved = mapLinkUrls(linked, ({ url }) => (url === '/B2' ? '/A2' : url));
  expect(fieldsOf(moved)).toEqual({ linkDestinationUrl: '/A2', isInternalLink: true });
  expect(mapLinkUrls(linked, ({ url }) => url)).toBe(linked);
});
