import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cell } from '#shared/model/table-cell.ts';
import { atCell, cellText, dayCell, type TableColumns, tablePage } from '#shared/rules/text/table-page.ts';
import { hostileText, isFormula, readCsvRow } from '#test/support/text/csv-injection.ts';

interface Row {
  name: string;
  number: number;
  day: string | null;
}
const columns: TableColumns<Row, 'name' | 'number' | 'day'> = {
  name: ({ name }) => name,
  number: ({ number }) => number,
  day: ({ day }) => dayCell(day),
};
const HEADINGS = { name: 'Name', number: 'Number', day: 'Day' };
const ROWS: Row[] = [{ name: '0312', number: -5, day: '2026-11-28' }];

it('tablePage writes the first page with the headings, as CSV or as cells', () => {
  expect(tablePage(columns, HEADINGS, ROWS, { isFirst: true })).toEqual({ csv: '"Name","Number","Day"\r\n"0312","-5","2026-11-28"\r\n' });
  expect(tablePage(columns, HEADINGS, ROWS, { isFirst: true, format: 'xlsx' })).toEqual({
    csv: '',
    cells: [
      ['Name', 'Number', 'Day'],
      ['0312', -5, { day: '2026-11-28' }],
    ],
  });
});

it('tablePage writes later pages without the headings', () =>
  expect(tablePage(columns, HEADINGS, ROWS, { isFirst: false }).csv).toBe('"0312","-5","2026-11-28"\r\n'));

it.each([
  ['a text', '012', '012'],
  ['a number', 1.5, '1.5'],
  ['a share', { share: 0.125 }, '12.5%'],
  ['a day', dayCell('2026-11-28'), '2026-11-28'],
  ['an instant, in Japanese time', atCell('2026-11-28T15:30:20.000Z'), '2026-11-29 00:30'],
  ['nothing', atCell(null), ''],
  ['no day', dayCell(undefined), ''],
])('cellText formats %s', (_, cell, text) => expect(cellText(cell)).toBe(text));

it('tablePage writes every number, share and day as it is, and no text as a formula (R-22.90)', () => {
  const figure = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.record({ share: fc.double({ min: -10, max: 10, noNaN: true }) }),
    fc.constant<Cell>({ day: '2026-11-28' }),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(figure, hostileText()), { minLength: 1 }), (cells: Cell[]) => {
      const byPosition = cells.map((cell, position) => [`c${position}`, () => cell] as const);
      const { csv } = tablePage(Object.fromEntries(byPosition), {}, [null], { isFirst: false });
      readCsvRow(csv).forEach((written, position) => {
        const cell = cells[position] ?? null;
        if (typeof cell === 'string') expect(isFormula(written)).toBe(false);
        else expect(written).toBe(cellText(cell));
      });
    }),
  );
});
