import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { gridSheet } from '#shared/rules/analytics/grid/grid-figures-fixture.ts';
import { CreativesTab } from '#web/features/analytics/creatives/creatives-tab.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as csvSaving from '#web/ui/table-export/save-csv.ts';

const SITE = 'abcdefghij12';
const REPORT: SwipeReport = {
  visits: 200,
  columns: 3,
  rows: 1,
  sheets: [
    gridSheet('a', 'A1', { views: 210, visits: 80, exits: 105, dwell: 4_200, clicks: { button: 70 }, clicked: 48 }),
    gridSheet('b', 'B1', { views: 80, visits: 70, exits: 40, dwell: 1_600, clicks: { product: 60 }, clicked: 56, conversions: 3 }),
    gridSheet('c', 'C1', { views: 12, visits: 10, conversions: 11 }),
  ],
  moves: [],
  paths: [],
  exits: [],
};

const show = (search = '') =>
  renderScreen({
    search,
    element: <CreativesTab siteId={SITE} siteName="春の新作" month="2026-11" language={undefined} languages={['jp']} />,
  });
const cards = (): string[] => screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-label') ?? '');
const verdicts = (): string[] =>
  within(screen.getByRole('table', { name: '比較の結果' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent ?? '');

beforeEach(() => void vi.spyOn(csvSaving, 'saveCsv').mockReturnValue(undefined));
afterEach(() => void vi.restoreAllMocks());

it('CreativesTab shows each sheet with its figures, and sorts, filters and searches the sheets', async () => {
  vi.spyOn(api.analytics, 'swipe').mockResolvedValue(REPORT);
  await show();
  const card = await screen.findByRole('listitem', { name: 'B1' });
  expect([...card.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['80', '0:02', '50.0%', '60', '60', '3']);
  expect(cards()).toEqual(['A1', 'B1', 'C1']);
  fireEvent.change(screen.getByRole('combobox', { name: '並び順' }), { target: { value: 'conversions' } });
  expect(cards()).toEqual(['C1', 'B1', 'A1']);
  fireEvent.change(screen.getByRole('combobox', { name: '絞り込み' }), { target: { value: 'clicked' } });
  expect(cards()).toEqual(['B1', 'A1']);
  fireEvent.change(screen.getByRole('textbox', { name: 'セル・タイトルで検索' }), { target: { value: 'x' } });
  expect(screen.getByText('条件に一致するシートはありません。')).toBeDefined();
});

it('CreativesTab keeps sort, filter, search, comparison and the opened tap list in the URL', async () => {
  vi.spyOn(api.analytics, 'swipe').mockResolvedValue(REPORT);
  vi.spyOn(api.analytics, 'taps').mockResolvedValue({ taps: [] });
  const { path } = await show('?sort=conversions&filter=clicked&q=b1&a=c&b=a');
  expect(await screen.findByRole('listitem', { name: 'B1' })).toBeDefined();
  expect(cards()).toEqual(['B1']);
  expect(['シートA', 'シートB'].map((name) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value)).toEqual(['c', 'a']);
  fireEvent.click(screen.getByRole('button', { name: 'B1のタップの位置を見る' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'セル・タイトルで検索' }), { target: { value: '' } });
  await waitFor(() => expect(path()).toBe('/here?sort=conversions&filter=clicked&a=c&b=a&taps=b'));
});

it('CreativesTab says in words how two sheets differ, and how certain the difference is', async () => {
  vi.spyOn(api.analytics, 'swipe').mockResolvedValue(REPORT);
  await show();
  await screen.findByRole('table', { name: '比較の結果' });
  expect(verdicts()).toEqual([
    'B (B1)のほうが5.2〜33.4ポイント高いと言えます。',
    expect.stringMatching(/^差があるとは言えません。/),
    expect.stringMatching(/^差があるとは言えません。/),
    'ばらつきを記録していないため、判定しません。',
  ]);
  fireEvent.change(screen.getByRole('combobox', { name: 'シートA' }), { target: { value: 'c' } });
  expect(verdicts()[0]).toBe('訪問が足りず、判断できません(それぞれ30以上必要です)。');
  fireEvent.click(screen.getAllByRole('button', { name: 'CSVを保存する' })[0] ?? document.body);
  expect(vi.mocked(csvSaving.saveCsv).mock.calls[0]?.[0].split('\r\n')[0]).toBe('"数値","A: C1","B: B1","言えること"');
});

it('CreativesTab compares a sheet with its variations in words, on the screen and in the CSV file', async () => {
  const figures = { views: 0, visits: 0, exits: 0, dwell: 0, clicked: 0, conversions: 0 };
  const version = (alias: string, name: string | null, isOn = true) => ({ alias, name, image: null, hasVideo: false, isOn });
  const versions: SwipeReport['sheets'][number]['versions'] = [
    { version: version('0', null), figures: { ...figures, views: 110, visits: 100, dwell: 2_200, clicked: 10 } },
    { version: version('b', '大きな写真'), figures: { ...figures, views: 100, visits: 100, dwell: 1_000, clicked: 40 } },
    { version: version('c', '', false), figures },
    { version: version('d', null), figures: { ...figures, views: 3, visits: 3 } },
  ];
  const [first, ...others] = REPORT.sheets;
  vi.spyOn(api.analytics, 'swipe').mockResolvedValue({ ...REPORT, sheets: first ? [{ ...first, versions }, ...others] : [] });
  await show();
  const table = await screen.findByRole('table', { name: 'シート自体とバリエーションの比較の結果' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].slice(0, 4).map(({ textContent }) => textContent))).toEqual([
    ['シート自体', '100', '10.0%(10 / 100)', ''],
    ['大きな写真', '100', '40.0%(40 / 100)', expect.stringMatching(/^B \(大きな写真\)のほうが.*高いと言えます。$/)],
    ['名前のないバリエーション(停止中)', '0', expect.any(String), expect.stringMatching(/^訪問が足りず/)],
    ['削除されたバリエーション', '3', expect.any(String), expect.stringMatching(/^訪問が足りず/)],
  ]);
  const panel = screen.getByRole('region', { name: 'バリエーションの比較' });
  fireEvent.click(within(panel).getByRole('button', { name: 'CSVを保存する' }));
  expect(vi.mocked(csvSaving.saveCsv).mock.calls[0]?.[0].split('\r\n')).toHaveLength(6);
  expect(vi.mocked(csvSaving.saveCsv).mock.calls[0]?.[1]).toContain('バリエーションの比較');
});

it('CreativesTab shows where a sheet was tapped, as points on its picture and as a table', async () => {
  vi.spyOn(api.analytics, 'swipe').mockResolvedValue(REPORT);
  const read = vi.spyOn(api.analytics, 'taps').mockResolvedValue({
    taps: [
      { target: 'button', x: 45, y: 80, times: 60 },
      { target: 'picture', x: 45, y: 80, times: 10 },
    ],
  });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'A1のタップの位置を見る' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A1のタップの位置' }));
  const picture = await dialog.findByRole('img', { name: /タップの位置を点で示した図/ });
  const [point, ...others] = picture.querySelectorAll<HTMLElement>('[title]');
  expect([point?.title, point?.style.left, point?.style.top, others]).toEqual(['70', '47.5%', '82.5%', []]);
  const rows = within(dialog.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['左から45%、上から80%ボタン60', '左から45%、上から80%画像(リンクなし)10']);
  expect(read).toHaveBeenCalledWith({ params: { siteId: SITE, alias: 'a' }, query: { period: '2026-11' } }, expect.anything());
  fireEvent.click(dialog.getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('CreativesTab says that a comparison needs two sheets, or that the month has no visits', async () => {
  const read = vi.spyOn(api.analytics, 'swipe').mockResolvedValue({ ...REPORT, sheets: REPORT.sheets.slice(0, 1) });
  await show();
  expect(await screen.findByText('比べるには、表示されたシートが2枚以上必要です。')).toBeDefined();
  read.mockResolvedValue({ ...REPORT, sheets: [gridSheet('a', 'A1')] });
  await show();
  expect(await screen.findByText('この月の訪問はまだありません')).toBeDefined();
});
