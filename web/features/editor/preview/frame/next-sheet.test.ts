import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { editSheet, placeSheet, occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import { anySite, emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { DIRECTIONS, nextSheet } from '#web/features/editor/preview/frame/next-sheet.ts';

describe('nextSheet', () => {
  it('returns the same neighbour as the published page in each direction', () => {
    fc.assert(
      fc.property(anySite, (document) => {
        const [first, ...others] = occupiedCells(document);
        if (first === undefined) return;
        const map = sheetMap([first, ...others]);
        for (const cell of [first, ...others])
          for (const direction of DIRECTIONS) expect(nextSheet(document, cell, direction, 'jp')).toBe(map.neighbour(cell, direction));
      }),
    );
  });

  it('skips sheets that do not exist in the language', () => {
    const locations = ['A1', 'A2', 'A3'].map((cell) => ({ cell, language: 'jp' as const }));
    const jp = locations.reduce((document, location, index) => placeSheet(document, location, sheetIdOf(index)), emptySite(3, 1));
    const document = editSheet(jp, { cell: 'A3', language: 'en' }, { mainText: 'in English' });
    expect(nextSheet(document, 'A1', 'down', 'en')).toBe('A3');
    expect(nextSheet(document, 'A1', 'down', 'jp')).toBe('A2');
    expect(nextSheet(document, 'A1', 'down', 'kr')).toBeUndefined();
  });
});
