import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { gridSheet, swipeMove } from '#shared/rules/analytics/grid/grid-figures-fixture.ts';
import { SwipeTab } from '#web/features/analytics/swipe/swipe-tab.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as csvSaving from '#web/ui/table-export/save-csv.ts';

const SITE = 'abcdefghij12';
const REPORT: SwipeReport = {
  visits: 200,
  columns: 2,
  rows: 2,
  sheets: [
    gridSheet('a', 'A1', { views: 210, visits: 200, exits: 105, dwell: 4_200, clicks: { button: 7 }, clicked: 6 }),
    gridSheet('b', 'B1', { views: 80, visits: 50, exits: 20, dwell: 800, conversions: 3 }),
    gridSheet('c', 'A2', { views: 20, visits: 20, exits: 10, dwell: 100 }),
    gridSheet('gone', null, { views: 4, visits: 4 }),
  ],
  moves: [swipeMove('a', 'b', 'right', 60), swipeMove('b', 'a', 'left', 9, 'key'), swipeMove('a', 'gone', 'jump', 4, 'menu')],
  paths: [
    { sheets: ['a'], visits: 120, isCut: false },
    { sheets: ['a', 'b', 'a'], visits: 20, isCut: true },
  ],
  exits: [
    { alias: 'a', direction: 'none', visits: 100 },
    { alias: 'a', direction: 'left', visits: 5 },
    { alias: 'b', direction: 'right', visits: 20 },
  ],
};
const QUIET: SwipeReport = { ...REPORT, visits: 12, moves: [], paths: [], exits: [] };

const show = (language?: 'jp' | 'en', search = '') =>
  renderScreen({
    search,
    element: <SwipeTab siteId={SITE} siteName="春の新作" month="2026-11" language={language} languages={['jp', 'en']} />,
  });
const read = () => vi.spyOn(api.analytics, 'swipe');
const asked = (spy: ReturnType<typeof read>) => spy.mock.calls.map(([call]) => call.query);
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const bodyRows = (name: string): string[][] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-03T05:10:00.000Z'), toFake: ['Date'] });
  vi.spyOn(csvSaving, 'saveCsv').mockReturnValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('HeatMapPanel', () => {
  it('shows the chosen measure on each cell, and marks small samples', async () => {
    read().mockResolvedValue(REPORT);
    await show();
    const grid = await screen.findByRole('grid', { name: 'ヒートマップ 2026年11月・すべての言語' });
    const names = (): (string | null)[] =>
      within(grid)
        .getAllByRole('gridcell')
        .map((one) => one.getAttribute('aria-label'));
    expect(names()).toEqual(['A1、到達率 100.0%', 'B1、到達率 25.0%', 'A2、到達率 10.0%', 'B2 シートはありません']);
    fireEvent.change(screen.getByRole('combobox', { name: '色で表す数値' }), { target: { value: 'exits' } });
    expect(names()).toEqual(['A1、離脱率 50.0%', 'B1、離脱率 25.0%', 'A2、離脱率 50.0%(参考値)', 'B2 シートはありません']);
  });

  it('has one tab stop, moves the active cell by keys, and shows the details of that cell', async () => {
    read().mockResolvedValue(REPORT);
    await show();
    const grid = await screen.findByRole('grid');
    const detail = () => within(screen.getByRole('region', { name: /の詳細$/ }));
    expect(detail().getByText('200 (100.0%)')).toBeDefined();
    act(() => cell(/^A1/).focus());
    fireEvent.keyDown(cell(/^A1/), { key: 'ArrowRight' });
    expect(
      within(grid)
        .getAllByRole('gridcell')
        .filter((one) => one.tabIndex === 0),
    ).toEqual([cell(/^B1/)]);
    expect(document.activeElement).toBe(cell(/^B1/));
    expect(detail().getByText('50 (25.0%)')).toBeDefined();
    expect(
      detail()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A1 (右へ)60 (100.0%)', 'A1 (左へ)9 (100.0%)']);
    fireEvent.click(cell(/^B2/));
    expect(screen.queryByRole('region', { name: /の詳細$/ })).toBeNull();
  });

  it('draws arrows for the strongest moves between neighbouring cells, and hides them on request', async () => {
    read().mockResolvedValue(REPORT);
    const { container } = { container: document.body };
    await show();
    await screen.findByRole('grid');
    const arrows = () =>
      [...container.querySelectorAll('svg g line:last-of-type')].map((line) => Number(line.getAttribute('stroke-width')));
    expect(arrows()).toEqual([7, 1.5 + (5.5 * 9) / 60]);
    fireEvent.change(screen.getByRole('combobox', { name: '移動の矢印' }), { target: { value: '0' } });
    expect(arrows()).toEqual([]);
  });

  it('steps through the days, and loads only the shown day and the next day', async () => {
    const spy = read().mockImplementation(({ query }) => Promise.resolve(query.period.length === 7 ? REPORT : QUIET));
    await show('en');
    fireEvent.click(await screen.findByRole('radio', { name: '日ごと' }));
    expect(await screen.findByText('訪問が30未満のため参考値')).toBeDefined();
    const days = () => asked(spy).flatMap(({ period }) => (period.length > 7 ? [period] : []));
    // The shown day and the next one are loaded.
    await waitFor(() => expect(days().toSorted()).toEqual(['2026-11-01', '2026-11-02']));
    const player = within(screen.getByRole('group', { name: '日を選ぶ' }));
    expect(player.getByRole('slider').getAttribute('aria-valuetext')).toBe('2026/11/01');
    expect(player.getByRole('button', { name: '前の日' })).toHaveProperty('disabled', true);
    fireEvent.click(player.getByRole('button', { name: '次の日' }));
    expect(await screen.findByRole('grid', { name: 'ヒートマップ 2026/11/02・English' })).toBeDefined();
    fireEvent.click(player.getByRole('button', { name: '次の日' }));
    expect(await screen.findByRole('grid', { name: 'ヒートマップ 2026/11/03・English' })).toBeDefined();
    expect(player.getByRole('button', { name: '次の日' })).toHaveProperty('disabled', true);
    expect(new Set(days()).size).toBe(3);
    expect(asked(spy).every(({ language }) => language === 'en')).toBe(true);
  });

  it('plays the days until the last one, and offers a button to stop', async () => {
    read().mockImplementation(({ query }) => Promise.resolve(query.period.length === 7 ? REPORT : QUIET));
    await show();
    fireEvent.click(await screen.findByRole('radio', { name: '日ごと' }));
    fireEvent.click(await screen.findByRole('button', { name: '日ごとに再生する' }));
    expect(screen.getByRole('button', { name: '再生を止める' })).toBeDefined();
    expect(await screen.findByRole('grid', { name: /2026\/11\/03/ }, { timeout: 8_000 })).toBeDefined();
    expect(screen.getByRole('button', { name: '日ごとに再生する' })).toBeDefined();
  });

  it('shows another month or language side by side for comparison', async () => {
    const spy = read().mockImplementation(({ query }) => Promise.resolve(query.period === '2026-11' ? REPORT : QUIET));
    await show();
    fireEvent.click(await screen.findByRole('radio', { name: '比べる' }));
    expect(await screen.findByRole('grid', { name: /2026年10月/ })).toBeDefined();
    expect(screen.getAllByRole('grid').length).toBe(2);
    fireEvent.change(screen.getByRole('combobox', { name: '比べる相手' }), { target: { value: '2026-11 en' } });
    expect(await screen.findByRole('grid', { name: 'ヒートマップ 2026年11月・English' })).toBeDefined();
    expect(asked(spy)).toContainEqual({ period: '2026-11', language: 'en' });
  });

  it('shows cells and all moves as tables, and saves them as CSV', async () => {
    read().mockResolvedValue(REPORT);
    await show();
    const panel = within(await screen.findByRole('region', { name: 'グリッドのヒートマップ' }));
    fireEvent.click(panel.getByRole('button', { name: '表で見る' }));
    const label = '2026年11月・すべての言語';
    expect(bodyRows(label)).toEqual([
      ['A1', '200', '210', '105', '100.0%', '0:02', '50.0%', '7', '0'],
      ['B1', '50', '80', '20', '25.0%', '0:01', '25.0%', '0', '3'],
      ['A2', '20', '20', '10', '10.0%', '0:01', '50.0%', '0', '0'],
      ['削除されたシート', '4', '4', '0', '2.0%', '0:00', '0.0%', '0', '0'],
    ]);
    expect(bodyRows(`移動 ${label}`)).toEqual([
      ['A1', 'B1', '右へ', 'スワイプ', '60'],
      ['B1', 'A1', '左へ', 'キー', '9'],
      ['A1', '削除されたシート', 'ジャンプ', 'メニュー', '4'],
    ]);
    fireEvent.click(panel.getAllByRole('button', { name: 'CSVを保存する' })[0] ?? document.body);
    const [csv, name] = vi.mocked(csvSaving.saveCsv).mock.calls[0] ?? [];
    expect([csv?.split('\r\n')[1], name]).toEqual([
      '"A1","200","210","105","100.0%","2.0","50.0%","7","0"',
      `春の新作_2026-11_グリッドのヒートマップ_${label}`,
    ]);
  });

  it('renders only the cells in view, even in the largest grid', async () => {
    read().mockResolvedValue({ ...REPORT, rows: 100, columns: 26 });
    await show();
    const grid = await screen.findByRole('grid');
    fireEvent.keyDown(grid, { key: 'End', ctrlKey: true });
    expect(cell(/^Z100/)).toHaveProperty('tabIndex', 0);
    expect(within(grid).getAllByRole('gridcell').length).toBeLessThan(40);
  });
});

describe('SwipeTab: settings in the URL', () => {
  const byPeriod = () => read().mockImplementation(({ query }) => Promise.resolve(query.period.length === 7 ? REPORT : QUIET));

  it('restores mode, day, measure, arrows, cell and line from the URL', async () => {
    byPeriod();
    await show(undefined, '?mode=days&day=2026-11-02&measure=exits&arrows=0&cell=B1&line=column+A');
    expect(await screen.findByRole('grid', { name: 'ヒートマップ 2026/11/02・すべての言語' })).toBeDefined();
    expect(screen.getByRole('combobox', { name: '色で表す数値' })).toHaveProperty('value', 'exits');
    expect(screen.getByRole('combobox', { name: '移動の矢印' })).toHaveProperty('value', '0');
    expect(screen.getByRole('combobox', { name: '表示する行または列' })).toHaveProperty('value', 'column A');
    expect(cell(/^B1/).ariaSelected ?? cell(/^B1/).getAttribute('aria-selected')).toBe('true');
  });

  it('stores each change immediately, but day and cell only after a pause', async () => {
    byPeriod();
    const { path } = await show();
    fireEvent.click(await screen.findByRole('radio', { name: '日ごと' }));
    fireEvent.click(await screen.findByRole('button', { name: '次の日' }));
    fireEvent.change(screen.getByRole('combobox', { name: '色で表す数値' }), { target: { value: 'dwell' } });
    fireEvent.click(cell(/^A2/));
    await waitFor(() => expect(path()).toBe('/here?mode=days&measure=dwell&day=2026-11-02&cell=A2'));
    fireEvent.click(screen.getByRole('radio', { name: '月全体' }));
    await waitFor(() => expect(path()).toBe('/here?measure=dwell&day=2026-11-02&cell=A2'));
  });

  it('restores the comparison, and stores which panels show a table', async () => {
    byPeriod();
    const { path } = await show(undefined, '?mode=compare&with=2026-11+en');
    expect(await screen.findByRole('grid', { name: 'ヒートマップ 2026年11月・English' })).toBeDefined();
    const dropOff = within(screen.getByRole('region', { name: '行と列での離脱' }));
    fireEvent.click(dropOff.getByRole('button', { name: '表で見る' }));
    await waitFor(() => expect(path()).toBe('/here?mode=compare&with=2026-11+en&tables=drop-off'));
    expect(dropOff.getByRole('button', { name: 'グラフで見る' })).toBeDefined();
  });

  it('ignores invalid parameters', async () => {
    byPeriod();
    await show(undefined, '?mode=years&day=2026-11-31&measure=x&arrows=5&cell=<b>&line=row+99&tables=none');
    expect(await screen.findByRole('grid', { name: 'ヒートマップ 2026年11月・すべての言語' })).toBeDefined();
    expect(cell(/^A1/).getAttribute('aria-selected')).toBe('true');
  });
});

describe('SwipeTab: flow of visits', () => {
  it('shows the figures of the selected day, and names the day in the headings', async () => {
    const ofDay = {
      ...QUIET,
      paths: [{ sheets: ['b'], visits: 7, isCut: false }],
      exits: [{ alias: 'b', direction: 'none' as const, visits: 7 }],
    };
    read().mockImplementation(({ query }) => Promise.resolve(query.period.length === 7 ? REPORT : ofDay));
    await show();
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await screen.findByRole('table', { name: 'よくある経路(上位10)' });
    expect(headings()).toContain('よくある経路(上位10)2026年11月・すべての言語');
    fireEvent.click(screen.getByRole('radio', { name: '日ごと' }));
    await waitFor(() => expect(bodyRows('よくある経路(上位10)')).toEqual([['B1', '7', '58.3%']]));
    expect(bodyRows('離脱した場所と方向').map(([sheet, exits]) => [sheet, exits])).toEqual([['B1', '7']]);
    const period = '2026/11/01・すべての言語';
    expect(headings()).toEqual([
      'グリッドのヒートマップ',
      `行と列での離脱${period}`,
      `よくある経路(上位10)${period}`,
      `離脱した場所と方向${period}`,
      `離れたシートへのジャンプ${period}`,
    ]);
  });

  it('shows the panels also for a day without visits', async () => {
    const without = { ...QUIET, visits: 0, sheets: [gridSheet('a', 'A1')] };
    read().mockImplementation(({ query }) => Promise.resolve(query.period.length === 7 ? REPORT : without));
    await show(undefined, '?mode=days');
    const dropOff = within(await screen.findByRole('region', { name: '行と列での離脱' }));
    expect(await dropOff.findByText('この期間に訪問された行や列はありません。')).toBeDefined();
  });

  it('shows the drop-off by row and column, paths, exits and jumps', async () => {
    read().mockResolvedValue(REPORT);
    await show();
    const dropOff = within(await screen.findByRole('region', { name: '行と列での離脱' }));
    expect(dropOff.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['A1200', 'B150前のシートの25.0%']);
    fireEvent.change(dropOff.getByRole('combobox', { name: '表示する行または列' }), { target: { value: 'column A' } });
    expect(dropOff.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['A1200', 'A220前のシートの10.0%']);
    expect(bodyRows('よくある経路(上位10)')).toEqual([
      ['A1', '120', '60.0%'],
      ['A1→B1→A1→ …', '20', '10.0%'],
    ]);
    expect(bodyRows('離脱した場所と方向')).toEqual([
      ['A1', '105', '50.0%', '100', '0', '0', '5', '0', '0'],
      ['B1', '20', '25.0%', '0', '0', '0', '0', '20', '0'],
    ]);
    expect(bodyRows('離れたシートへのジャンプ')).toEqual([['A1', '削除されたシート', 'ジャンプ', 'メニュー', '4']]);
  });

  it('shows that the month has no visits', async () => {
    read().mockResolvedValue({ ...REPORT, visits: 0, sheets: [gridSheet('a', 'A1')] });
    await show();
    expect(await screen.findByText('この月の訪問はまだありません')).toBeDefined();
  });
});
