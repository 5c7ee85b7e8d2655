import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/model/language.ts';
import { EMPTY_CONTENT, EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/sites/site.ts';
import { furtherLanguageFaults, publishedLanguages, publishFaults } from '#shared/rules/publishing/publish-check.ts';
import type { PublishFault } from '#shared/rules/publishing/publish-fault.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { anySiteDocument, numberedUlid, siteSettings } from '#test/support/sites/site-documents.ts';

const IMAGE = { mediaId: numberedUlid(7), width: 1080, height: 1920, colour: '#336699' };

function siteWith(cells: readonly string[], edit: Partial<Sheet> = {}): SiteDocument {
  return {
    settings: siteSettings({ languages: ['jp'] }),
    grid: {
      numberHorizontal: 3,
      numberVertical: 3,
      cells: Object.fromEntries(cells.map((cell, index) => [cell, numberedUlid(index + 1)])),
    },
    ...EMPTY_CONTENT,
    sheets: Object.fromEntries(cells.map((_, index) => [numberedUlid(index + 1), { jp: { ...EMPTY_SHEET, image: IMAGE, ...edit } }])),
  };
}

const inSheet = (rule: PublishFault['rule'], cell: string, language: Language = 'jp'): PublishFault => ({
  rule,
  part: 'sheet',
  cell,
  language,
  subject: null,
  name: null,
});
const inGrid = (rule: PublishFault['rule'], cell: string | null): PublishFault => ({
  ...inSheet(rule, ''),
  part: 'grid',
  cell,
  language: null,
});

describe('publishFaults', () => {
  it.each([[['A1']], [['A1', 'B1', 'C1']], [['A1', 'B1', 'C1', 'A2']], [['A1', 'A2']], [['A1', 'A2', 'A3', 'B1']]])(
    'accepts consecutive sheets in %j',
    (cells) => {
      expect(publishFaults(siteWith(cells))).toEqual([]);
    },
  );

  it.each([
    [['B1'], 'A1'],
    [['A1', 'C1'], 'B1'],
    [['A1', 'B2'], 'B1'],
    [['A1', 'A2', 'B2'], 'B1'],
  ])('reports the first gap in %j', (cells, cell) => {
    expect(publishFaults(siteWith(cells))).toEqual([inGrid('not-consecutive', cell)]);
  });

  it('requires at least one sheet', () => {
    expect(publishFaults(siteWith([]))).toEqual([inGrid('no-sheets', null)]);
  });

  it('accepts a sheet of texts without a creative if the site has a theme (R-7.15)', () => {
    const site = (sheet: Partial<Sheet>, theme = curatedTheme('paper')): SiteDocument => {
      const document = siteWith(['A1'], { image: null, ...sheet });
      return { ...document, settings: { ...document.settings, theme } };
    };
    expect(publishFaults(site({ mainText: '新茶' }))).toEqual([]);
    expect(publishFaults(site({ mainText: ' ' }))).toEqual([inSheet('creative-missing', 'A1')]);
    expect(publishFaults(siteWith(['A1'], { image: null, mainText: '新茶' }))).toEqual([inSheet('creative-missing', 'A1')]);
  });

  it('requires a creative on every sheet', () => {
    expect(publishFaults(siteWith(['A1'], { image: null }))).toEqual([inSheet('creative-missing', 'A1')]);
  });

  it('requires a button to have both text and destination, or neither', () => {
    expect(publishFaults(siteWith(['A1'], { linkButtonText: 'Buy' }))).toEqual([inSheet('button-without-destination', 'A1')]);
    expect(publishFaults(siteWith(['A1'], { linkDestinationUrl: 'https://example.com' }))).toEqual([inSheet('button-without-text', 'A1')]);
    expect(publishFaults(siteWith(['A1'], { linkButtonText: 'Go', isInternalLink: true, linkDestinationUrl: '/B1' }))).toEqual([
      inSheet('unknown-cell', 'A1'),
    ]);
    expect(publishFaults(siteWith(['A1', 'B1'], { linkButtonText: 'Go', isInternalLink: true, linkDestinationUrl: '/B1' }))).toEqual([]);
  });

  const POINT = { id: numberedUlid(50), name: 'Tea', coordinateX: 1, coordinateY: 2, linkDestinationUrl: '/contact', isInternalLink: true };

  it('requires an image link to have a name and an existing destination', () => {
    const faultsWith = (...points: Partial<typeof POINT>[]) =>
      publishFaults(siteWith(['A1'], { imageLinkPoints: points.map((point) => ({ ...POINT, ...point })) })).map(
        ({ rule, subject, name }) => [rule, subject, name],
      );
    const { id } = POINT;
    const other = numberedUlid(51);
    expect(faultsWith({}, { linkDestinationUrl: '/A1' })).toEqual([]);
    expect(faultsWith({ name: ' ' }, { id: other, name: '' })).toEqual([
      ['point-without-name', id, null],
      ['point-without-name', other, null],
    ]);
    expect(faultsWith({ linkDestinationUrl: '' })).toEqual([['point-without-destination', id, 'Tea']]);
    expect(faultsWith({ linkDestinationUrl: '/B1' })).toEqual([['point-unknown-cell', id, 'Tea']]);
  });

  it('does not repeat the faults of a sheet after an edit has corrected them', () => {
    const site = siteWith(['A1'], { image: null });
    expect(publishFaults(site)).toEqual(publishFaults(site));
    expect(publishFaults(siteWith(['A1']))).toEqual([]);
  });

  it('reports only cells that the grid can have', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        for (const { cell } of publishFaults(document)) {
          if (cell !== null) expect(cell).toMatch(/^[A-F][1-6]$/);
        }
      }),
    );
  });
});

describe('additional languages', () => {
  const bilingual = (site: SiteDocument, en: Partial<Sheet> | undefined): SiteDocument => ({
    ...site,
    settings: { ...site.settings, languages: ['jp', 'en'] },
    sheets: Object.fromEntries(
      Object.entries(site.sheets).map(([id, sheet]) => [id, en ? { ...sheet, en: { ...EMPTY_SHEET, image: IMAGE, ...en } } : sheet]),
    ),
  });

  it('stay unpublished because of their own faults only (R-9.11)', () => {
    const site = bilingual(siteWith(['A1', 'B1']), { image: null });
    expect(publishFaults(site)).toEqual([]);
    expect(furtherLanguageFaults(site)).toEqual([inSheet('creative-missing', 'A1', 'en'), inSheet('creative-missing', 'B1', 'en')]);
    expect(publishedLanguages(site)).toEqual(['jp']);
  });

  it('require a creative of their own on every sheet', () => {
    expect(furtherLanguageFaults(bilingual(siteWith(['A1']), undefined))).toEqual([inSheet('creative-missing', 'A1', 'en')]);
  });

  it('can link to a sheet that only the default language has', () => {
    const link = { linkButtonText: 'Go', isInternalLink: true, linkDestinationUrl: '/B1' };
    const both = bilingual(siteWith(['A1', 'B1']), undefined);
    const site = {
      ...both,
      sheets: { ...both.sheets, [numberedUlid(1)]: { jp: EMPTY_SHEET, en: { ...EMPTY_SHEET, image: IMAGE, ...link } } },
    };
    expect(furtherLanguageFaults(site)).toEqual([inSheet('creative-missing', 'B1', 'en')]);
  });

  it('are published if they are complete, even if the default language is not', () => {
    const site = bilingual(siteWith(['A1', 'B1'], { image: null }), {
      linkButtonText: 'Go',
      isInternalLink: true,
      linkDestinationUrl: '/B1',
    });
    expect(furtherLanguageFaults(site)).toEqual([]);
    expect(publishedLanguages(site)).toEqual(['en', 'jp']);
    expect(publishFaults(site).map(({ language }) => language)).toEqual(['jp', 'jp']);
  });

  it('are published exactly if they have no fault', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        const heldBack = new Set(furtherLanguageFaults(document).map(({ language }) => language));
        const { languages, defaultLanguage } = document.settings;
        expect(publishedLanguages(document).toSorted()).toEqual(
          languages.filter((language) => language === defaultLanguage || !heldBack.has(language)).toSorted(),
        );
      }),
    );
  });
});
