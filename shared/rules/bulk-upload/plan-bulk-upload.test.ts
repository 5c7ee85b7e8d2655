import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { cellName, isInGrid } from '#shared/values/cell.ts';
import { type BulkPlanInput, type BulkTarget, planBulkUpload } from '#shared/rules/bulk-upload/plan-bulk-upload.ts';

const file = (path: string, fault: BulkPlanInput['files'][number]['fault'] = null) => ({ path, fault });

const plan = (paths: readonly (string | ReturnType<typeof file>)[], differences: Partial<BulkPlanInput> = {}) =>
  planBulkUpload({
    files: paths.map((path) => (typeof path === 'string' ? file(path) : path)),
    grid: { rows: 2, columns: 2 },
    mayGrow: () => false,
    languages: ['jp', 'en'],
    language: 'jp',
    order: { by: 'names' },
    corrections: new Map(),
    isFilled: ({ cell, language }) => cell === 'A1' && language === 'jp',
    ...differences,
  });

const told = (result: ReturnType<typeof plan>) =>
  Object.fromEntries(
    result.files.map(({ path, outcome, reason, target }) => [
      path,
      `${reason ?? outcome}${target ? ` ${target.cell} ${target.language}` : ''}`,
    ]),
  );

describe('planBulkUpload', () => {
  it('places files by their names and reports why it skips a file', () => {
    const files = ['A1.jpg', 'B2_en.mp4', 'en/A1.jpg', 'en/A1.png', 'C1.jpg', 'photo.jpg', 'B1_cn.jpg', file('A2.jpg', 'encrypted')];
    expect(told(plan(files))).toEqual({
      'A1.jpg': 'replaces A1 jp',
      'B2_en.mp4': 'new B2 en',
      'en/A1.jpg': 'new A1 en',
      'en/A1.png': 'twice A1 en',
      'C1.jpg': 'outside-grid C1 jp',
      'photo.jpg': 'no-cell',
      'B1_cn.jpg': 'other-language B1 cn',
      'A2.jpg': 'encrypted',
    });
  });

  it('grows the grid as far as `mayGrow` allows', () => {
    const mayGrow = ({ rows, columns }: { rows: number; columns: number }) => rows * columns <= 8;
    const grown = plan(['B4.jpg', 'D1.jpg'], { mayGrow });
    expect(told(grown)).toEqual({ 'B4.jpg': 'new B4 jp', 'D1.jpg': 'outside-grid D1 jp' });
    expect([grown.rows, grown.columns]).toEqual([4, 2]);
  });

  it('places unnamed files row by row in the order of their paths, starting each language at the first cell', () => {
    const files = ['10.jpg', '9.jpg', 'en/2.jpg', 'en/1.jpg', file('1.jpg', 'damaged'), '11.jpg'];
    expect(told(plan(files, { order: { by: 'rows', from: 'B1' } }))).toEqual({
      '1.jpg': 'damaged',
      '9.jpg': 'new B1 jp',
      '10.jpg': 'new A2 jp',
      '11.jpg': 'new B2 jp',
      'en/1.jpg': 'new B1 en',
      'en/2.jpg': 'new A2 en',
    });
  });

  it('places files column by column and continues in new columns', () => {
    const result = plan(['1.jpg', '2.jpg', '3.jpg', '4.jpg'], { order: { by: 'columns', from: 'B1' }, mayGrow: () => true });
    expect(told(result)).toEqual({ '1.jpg': 'new B1 jp', '2.jpg': 'new B2 jp', '3.jpg': 'new C1 jp', '4.jpg': 'new C2 jp' });
    expect([result.rows, result.columns]).toEqual([2, 3]);
  });

  it('prefers the target that a person chose, and skips files that the person left out', () => {
    const corrections = new Map<string, BulkTarget | null>([
      ['photo.jpg', { cell: 'B2', language: 'en' }],
      ['A1.jpg', null],
    ]);
    expect(told(plan(['A1.jpg', 'B2_en.jpg', 'photo.jpg'], { corrections }))).toEqual({
      'A1.jpg': 'left-out',
      'B2_en.jpg': 'twice B2 en',
      'photo.jpg': 'new B2 en',
    });
  });

  const cells = fc.record({ row: fc.nat(6), column: fc.nat(6) }).map(cellName);
  const languages = fc.constantFrom<Language>(...LANGUAGES);
  const paths = fc.oneof(
    fc.tuple(cells, languages).map(([cell, language]) => `${cell}_${language}.jpg`),
    fc.tuple(languages, cells).map(([language, cell]) => `${language}/${cell}.png`),
    fc.string({ maxLength: 8 }),
  );
  const inputs = fc.record<BulkPlanInput>({
    files: fc.uniqueArray(fc.record({ path: paths, fault: fc.option(fc.constantFrom('encrypted', 'unsupported'), { freq: 6 }) }), {
      selector: ({ path }) => path,
      maxLength: 40,
    }),
    grid: fc.record({ rows: fc.integer({ min: 1, max: 5 }), columns: fc.integer({ min: 1, max: 5 }) }),
    mayGrow: fc.nat(40).map(
      (most) =>
        ({ rows, columns }) =>
          rows * columns <= most,
    ),
    languages: fc.uniqueArray(languages, { minLength: 1 }),
    language: languages,
    order: fc.oneof(
      fc.constant({ by: 'names' as const }),
      fc.record({ by: fc.constantFrom('rows' as const, 'columns' as const), from: cells }),
    ),
    corrections: fc
      .array(fc.tuple(paths, fc.option(fc.record({ cell: cells, language: languages }))), { maxLength: 5 })
      .map((all) => new Map(all)),
    isFilled: fc.boolean().map((isFilled) => () => isFilled),
  });

  it('places each usable file at most once: inside the grid, in a language of the site, one per cell and language', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = planBulkUpload(input);
        expect(result.files.map(({ path }) => path).toSorted()).toEqual(input.files.map(({ path }) => path).toSorted());
        const placed = result.files.filter(({ outcome }) => outcome !== 'skipped');
        const faults = new Map(input.files.map(({ path, fault }) => [path, fault]));
        const places = placed.map(({ path, target, reason }) => {
          expect([faults.get(path), reason]).toEqual([null, null]);
          expect(isInGrid(target?.cell ?? '', result.rows, result.columns)).toBe(true);
          expect(input.languages).toContain(target?.language);
          return `${target?.cell}/${target?.language}`;
        });
        expect(new Set(places).size).toBe(places.length);
        for (const { outcome, reason } of result.files) expect(outcome === 'skipped').toBe(reason !== null);
        const hasGrown = result.rows > input.grid.rows || result.columns > input.grid.columns;
        if (hasGrown) expect(input.mayGrow(result)).toBe(true);
        expect([result.rows >= input.grid.rows, result.columns >= input.grid.columns]).toEqual([true, true]);
      }),
    );
  });

  it('returns the same plan for any order of files', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(planBulkUpload({ ...input, files: input.files.toReversed() })).toEqual(planBulkUpload(input));
      }),
    );
  });
});
