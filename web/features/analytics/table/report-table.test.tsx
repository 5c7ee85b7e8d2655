import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as csvSaving from '#web/ui/table-export/save-csv.ts';
import * as workbookSaving from '#web/ui/table-export/save-workbook.ts';
import * as overflow from '#web/ui/data-table/use-has-overflow.ts';

beforeEach(() => {
  vi.spyOn(csvSaving, 'saveCsv').mockReturnValue(undefined);
  // Reports every table as wider than the screen, since jsdom has no layout.
  vi.spyOn(overflow, 'useHasOverflow').mockReturnValue({ ref: () => undefined, hasOverflow: true });
});
afterEach(() => void vi.restoreAllMocks());

const show = (rows: number, { isWhole = false, headingOrder = 2 }: { isWhole?: boolean; headingOrder?: 2 | 3 } = {}) =>
  renderScreen({
    element: (
      <ReportTable
        title="移動"
        fileName="moves"
        columns={[
          { key: 'name', label: '名前', isRowHeader: true, value: (row: number) => `n${row}` },
          { key: 'times', label: '回数', unit: 'count', value: (row: number) => row },
        ]}
        rows={Array.from({ length: rows }, (_, index) => index + 1)}
        rowKey={String}
        rowName={String}
        isWhole={isWhole}
        headingOrder={headingOrder}
      />
    ),
  });
const shown = (): number => within(screen.getByRole('table', { name: '移動' })).getAllByRole('rowheader').length;
const paging = () => screen.queryByRole('button', { name: /件/ });

it('ReportTable shows ten rows of a long table, the rest on request, then ten again', async () => {
  await show(57);
  expect(shown()).toBe(10);
  const button = screen.getByRole('button', { name: '残りの47件を表示する' });
  button.focus();
  fireEvent.click(button);
  expect(shown()).toBe(57);
  expect(document.activeElement?.textContent).toBe('最初の10件だけを表示する');
  fireEvent.click(document.activeElement ?? button);
  expect(shown()).toBe(10);
});

it('ReportTable adds a hundred rows at a time to a very long table', async () => {
  await show(2_600);
  fireEvent.click(screen.getByRole('button', { name: 'さらに100件を表示する(残り2590件)' }));
  expect(shown()).toBe(110);
});

it('ReportTable shows all rows if there are only a few more than ten, or if `isWhole` is set', async () => {
  await show(12);
  expect([shown(), paging()]).toEqual([12, null]);
  await show(31, { isWhole: true });
  expect([shown(), paging()]).toEqual([31, null]);
});

it('ReportTable saves all rows as CSV, including hidden ones', async () => {
  await show(57);
  fireEvent.click(screen.getByRole('button', { name: 'CSVを保存する' }));
  expect(vi.mocked(csvSaving.saveCsv).mock.calls[0]?.[0].trim().split('\r\n').length).toBe(58);
});

it('ReportTable saves all rows as a workbook, with figures as numbers (R-6.85)', async () => {
  const save = vi.spyOn(workbookSaving, 'saveWorkbook').mockResolvedValue();
  await show(57);
  fireEvent.click(screen.getByRole('button', { name: 'Excelに書き出す' }));
  const [cells = [], name] = save.mock.calls[0] ?? [];
  expect([cells.length, typeof name]).toEqual([58, 'string']);
  expect(cells[1]?.some((cell) => typeof cell === 'number')).toBe(true);
});

it('ReportTable exposes a single landmark, even if the table scrolls', async () => {
  await show(3);
  const scroller = screen.getByRole('group', { name: '移動' });
  expect(scroller.tabIndex).toBe(0);
  expect(screen.getAllByRole('region', { name: '移動' })).toHaveLength(1);
});

it('ReportTable exposes no landmark inside a panel, since the panel is a landmark', async () => {
  await show(3, { headingOrder: 3 });
  const [part] = screen.getAllByRole('group', { name: '移動' });
  expect(part?.textContent).toContain('CSVを保存する');
  expect(screen.queryByRole('region')).toBeNull();
});
