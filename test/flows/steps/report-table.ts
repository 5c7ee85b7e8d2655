/** The tables of effect measurement: what the screen shows and what its CSV file has. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { analytics } from '#shared/messages/jp/console/analytics.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { parseCsv } from './csv.ts';

/** A row by the labels of its columns, as the CSV file has it. */
export type ReportRow = Readonly<Record<string, string>>;

const [BEFORE_LABEL = '', AFTER_LABEL = ''] = analytics.inSeconds.split('{{label}}');

/** The panel or table of this name. */
export const reportRegion = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true }).first();

/** The table of this name with its button. In a panel, which may have the same name, it is a group. */
const tableRegion = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: title, exact: true })
    .or(page.getByRole('group', { name: title, exact: true }))
    .filter({ has: page.getByRole('button', { name: analytics.csv }) })
    .last();

async function savedRows(region: Locator): Promise<ReportRow[]> {
  const saved = region.page().waitForEvent('download');
  await region.getByRole('button', { name: analytics.csv }).click();
  const [head = [], ...rows] = parseCsv(await readFile(await (await saved).path(), 'utf8'));
  return rows.map((row) => Object.fromEntries(head.map((label, index) => [label, row[index] ?? ''])));
}

/** The texts of a table by the labels of its columns. */
async function shownRows(table: Locator): Promise<ReportRow[]> {
  const texts = await table.evaluate((element: HTMLTableElement) =>
    [...element.rows].map((row) => [...row.cells].map((cell) => cell.innerText.trim())),
  );
  const [head = [], ...rows] = texts;
  return rows.map((row) => Object.fromEntries(head.map((label, index) => [label, row[index] ?? ''])));
}

/** A field of a CSV file as the screen shows it: numbers of seconds are minutes there. */
function shownOf(label: string, saved: string): [label: string, shown: string] {
  const isTime = label.startsWith(BEFORE_LABEL) && label.endsWith(AFTER_LABEL);
  if (isTime)
    return [label.slice(BEFORE_LABEL.length, -AFTER_LABEL.length), formatMetric('seconds', saved === '' ? null : Number(saved), 'jp')];
  return [label, saved];
}

/** The text of the screen without what only readers need: a dash for what is unknown, separators of thousands, and parts on lines of their own. */
const plain = (text: string): string => (text === '–' ? '' : text.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\d),(?=\d{3})/g, ''));

/**
 * The rows of a table. Expects its CSV file to have the same rows in the same order, and the same value wherever both have the column.
 * `written`: columns that the screen writes otherwise.
 */
export async function reportRows(page: Page, title: string, { written = [] }: { written?: readonly string[] } = {}): Promise<ReportRow[]> {
  const region = tableRegion(page, title);
  const saved = await savedRows(region);
  const shown = await shownRows(region.getByRole('table'));
  expect(shown, title).toHaveLength(saved.length);
  for (const [index, row] of saved.entries())
    for (const [label, value] of Object.entries(row)) {
      const [column, text] = shownOf(label, value);
      const onScreen = written.includes(label) ? undefined : shown[index]?.[column];
      if (onScreen !== undefined) expect(plain(onScreen), `${title}, ${label} of row ${index + 1}`).toBe(plain(text));
    }
  return saved;
}
