import { readSheet } from 'read-excel-file/universal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '#shared/model/table-cell.ts';
import { readZipBytes } from '#test/support/billing/read-zip.ts';
import { workbookOf } from '#web/ui/table-export/workbook.ts';

const HEADINGS = ['名前', '電話', '数', '率', '日', '時刻'];
const bytesOf = async (cells: readonly (readonly Cell[])[], name = '会員一覧'): Promise<Buffer> =>
  Buffer.from(await (await workbookOf(cells, name)).arrayBuffer());
const read = async (cells: readonly (readonly Cell[])[]) => readSheet(new Blob([new Uint8Array(await bytesOf(cells))]), { trim: false });

async function partsOf(cells: readonly (readonly Cell[])[], name?: string) {
  const files = readZipBytes(await bytesOf(cells, name));
  const text = (path: string): string => files.get(path)?.toString('utf8') ?? expect.unreachable(`No ${path}`);
  return {
    sheet: text('xl/worksheets/sheet1.xml'),
    workbook: text('xl/workbook.xml'),
    styles: text('xl/styles.xml'),
    texts: text('xl/sharedStrings.xml'),
  };
}

describe('workbookOf', () => {
  it('keeps leading zeros of texts, and writes numbers and dates as typed cells, in Japanese time (R-6.85)', async () => {
    const row: Cell[] = ['山田', '0312345678', 1_234.5, { share: 0.125 }, { day: '2026-03-01' }, { at: '2026-11-28T15:30:20.000Z' }];
    const [headings, [name, phone, number, share, day, at] = []] = await read([HEADINGS, row]);
    expect(headings).toEqual(HEADINGS);
    expect([name, phone, number, share, day]).toEqual(['山田', '0312345678', 1_234.5, 0.125, new Date('2026-03-01T00:00:00Z')]);
    // Workbooks store an instant as a fraction of days, which is exact to less than a second.
    expect(Math.abs(Number(at) - Date.UTC(2026, 10, 29, 0, 30))).toBeLessThan(1_000);
    const { styles } = await partsOf([HEADINGS, row]);
    for (const format of ['0.0%', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm']) expect(styles).toContain(`formatCode="${format}"`);
  });

  it('leaves cells without a value empty', async () =>
    expect(await read([HEADINGS, ['A', '', null, 0, null, null]])).toEqual([HEADINGS, ['A', null, null, 0, null, null]]));

  it('writes bold headings in a frozen first row', async () => {
    const { sheet, styles } = await partsOf([HEADINGS, ['A']]);
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(styles).toContain('<b/>');
  });

  it('widens a column to fit its texts, counting wide characters twice, within bounds', async () => {
    const { sheet } = await partsOf([
      ['A', 'B', 'C'],
      ['x', '株式会社サンプル', 'long '.repeat(40)],
    ]);
    expect([...sheet.matchAll(/<col [^>]*width="(\d+)/g)].map(([, width]) => Number(width))).toEqual([12, 18, 62]);
  });

  it.each(['=1+1', '+81312345678', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("https://example.com")', '＝1+1'])(
    'writes %j as a cell in the text format, not as a formula',
    async (text) => {
      const { sheet, styles } = await partsOf([['A'], [text]]);
      expect(sheet).not.toMatch(/<f[ >]/);
      expect(styles).toContain('formatCode="@"');
      expect((await read([['A'], [text]]))[1]).toEqual([text]);
    },
  );

  it.each([
    ['control characters', 'a\u0000b\u0008\u001Fc', 'abc'],
    ['line breaks', 'a\r\nb\rc', 'a\nb\nc'],
    ['markup', '<b>&"\'', '<b>&"\''],
  ])('writes a text with %s as valid XML, which every program can open', async (_, text, shown) =>
    expect((await read([['A'], [text]]))[1]).toEqual([shown]),
  );

  it('escapes text that looks like an escaped character, and replaces unpaired surrogates', async () => {
    const { texts } = await partsOf([['A'], ['_x0041_', 'a\uD800b']]);
    expect(texts).toContain('>_x005F_x0041_<');
    expect(texts.isWellFormed()).toBe(true);
  });

  it.each([
    ['constructor', '_x0063_onstructor'],
    ['valueOf', '_x0076_alueOf'],
    ['__proto__', '_x005F__proto__'],
  ])('writes %s, the name of an inherited object property, as an ordinary text', async (text, written) => {
    const { sheet, texts } = await partsOf([['A'], [text], ['B']]);
    expect([...texts.matchAll(/<t[^>]*>([^<]*)/g)].map(([, found]) => found)).toEqual(['A', written, 'B']);
    expect([...sheet.matchAll(/<v>([^<]*)</g)].map(([, id]) => id)).toEqual(['0', '1', '2']);
  });

  it('preserves every text', async () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '' && !/[\r_]/.test(text) && !(text in Object.prototype));
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 5 }), async (texts) => {
        expect((await read([texts.map(() => 'H'), texts]))[1]).toEqual(texts);
      }),
      { numRuns: 25 },
    );
  });

  it('names the sheet without the characters that spreadsheets forbid', async () => {
    const { workbook } = await partsOf([['A']], 'A/B:[C]*?\\ '.repeat(5));
    const [, name = ''] = /<sheet [^>]*name="([^"]*)"/.exec(workbook) ?? [];
    expect(name.length).toBeLessThanOrEqual(31);
    expect(name).not.toMatch(/[[\]:*?/\\]/);
  });

  it('writes ten thousand rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index): Cell[] => [`0${index}`, index]);
    const all = await read([['A', 'B'], ...rows]);
    expect([all.length, all.at(-1)]).toEqual([10_001, ['09999', 9_999]]);
  }, 120_000);
});
