import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/site.ts';
import { publishFaults } from '#shared/rules/publish-check.ts';
import { anySiteDocument, numberedUlid } from '#test/support/site-documents.ts';

const IMAGE = { mediaId: numberedUlid(7), width: 1080, height: 1920, colour: '#336699' };

function siteWith(cells: readonly string[], edit: Partial<Sheet> = {}): SiteDocument {
  return {
    settings: { name: 'Tea', viewMode: 'MOBILE', logo: null, favicon: null, languages: ['jp'], defaultLanguage: 'jp' },
    grid: {
      numberHorizontal: 3,
      numberVertical: 3,
      cells: Object.fromEntries(cells.map((cell, index) => [cell, numberedUlid(index + 1)])),
    },
    sheets: Object.fromEntries(cells.map((_, index) => [numberedUlid(index + 1), { jp: { ...EMPTY_SHEET, image: IMAGE, ...edit } }])),
  };
}

describe('publishFaults', () => {
  it.each([[['A1']], [['A1', 'B1', 'C1']], [['A1', 'B1', 'C1', 'A2']], [['A1', 'A2']], [['A1', 'A2', 'A3', 'B1']]])(
    'finds nothing in %j',
    (cells) => {
      expect(publishFaults(siteWith(cells))).toEqual([]);
    },
  );

  it.each([
    [['B1'], 'A1'],
    [['A1', 'C1'], 'B1'],
    [['A1', 'B2'], 'B1'],
    [['A1', 'A2', 'B2'], 'B1'],
  ])('names the first gap in %j', (cells, cell) => {
    expect(publishFaults(siteWith(cells))).toEqual([{ rule: 'not-consecutive', cell }]);
  });

  it('asks for at least one sheet', () => {
    expect(publishFaults(siteWith([]))).toEqual([{ rule: 'no-sheets', cell: null }]);
  });

  it('asks for a creative on every sheet', () => {
    expect(publishFaults(siteWith(['A1'], { image: null }))).toEqual([{ rule: 'creative-missing', cell: 'A1' }]);
  });

  it('asks that a button has a text and leads somewhere', () => {
    expect(publishFaults(siteWith(['A1'], { linkButtonText: 'Buy' }))).toEqual([{ rule: 'button-without-destination', cell: 'A1' }]);
    expect(publishFaults(siteWith(['A1'], { linkDestinationUrl: 'https://example.com' }))).toEqual([
      { rule: 'button-without-text', cell: 'A1' },
    ]);
    expect(publishFaults(siteWith(['A1'], { linkButtonText: 'Go', isInternalLink: true, linkDestinationUrl: '/B1' }))).toEqual([
      { rule: 'unknown-cell', cell: 'A1' },
    ]);
    expect(publishFaults(siteWith(['A1', 'B1'], { linkButtonText: 'Go', isInternalLink: true, linkDestinationUrl: '/B1' }))).toEqual([]);
  });

  it('names only cells inside the grid, whatever the document', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        for (const { cell } of publishFaults(document)) {
          if (cell !== null) expect(cell).toMatch(/^[A-F][1-6]$/);
        }
      }),
    );
  });
});
