import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasGap, languageMatrix } from '#web/features/editor/languages/language-matrix.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

it('languageMatrix lists the default language first, one row per sheet, and only rows that some language needs', () => {
  fc.assert(
    fc.property(anySiteDocument, (document) => {
      const { languages, rows } = languageMatrix(document);
      const { settings, grid } = document;
      expect(languages[0]).toBe(settings.defaultLanguage);
      expect(languages.toSorted()).toEqual(settings.languages.toSorted());
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      const cells = rows.flatMap(({ cell }) => cell ?? []);
      expect(cells.toSorted()).toEqual(Object.keys(grid.cells).toSorted());
      for (const row of rows) {
        expect(row.states).toHaveLength(languages.length);
        expect(row.states.some((state) => state !== 'unneeded')).toBe(true);
        if (!hasGap(row)) expect(row.states.every((state) => state === 'done' || state === 'unneeded')).toBe(true);
      }
    }),
  );
});
