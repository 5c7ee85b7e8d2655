import { expect, it } from 'vitest';
import { atCell, cellText, dayCell, type TableColumns, tablePage } from '#shared/rules/text/table-page.ts';

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
