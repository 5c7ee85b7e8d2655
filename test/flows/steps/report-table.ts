/** The tables of effect measurement, on the screen and in the CSV file. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { analytics } from '#shared/messages/jp/console/analytics.ts';
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

/** Returns the column on the screen for a column of the CSV file, and whether it contains times, which the file has in seconds. */
function columnOf(label: string): { column: string; isTime: boolean } {
  const isTime = label.startsWith(BEFORE_LABEL) && label.endsWith(AFTER_LABEL);
  return { column: isTime ? label.slice(BEFORE_LABEL.length, -AFTER_LABEL.length) : label, isTime };
}

/** The screen rounds to whole seconds, the file to tenths: 0.45 seconds are `0:00` and 0.5. */
const ROUNDING = 0.551;

function expectSameTime(shown: string, saved: string, message: string): void {
  const [minutes, seconds] = shown.split(':').map(Number);
  if (seconds === undefined) return expect(plain(shown), message).toBe(saved);
  expect(Math.abs((minutes ?? 0) * 60 + seconds - Number(saved)), message).toBeLessThan(ROUNDING);
}

/** The text of the screen without what only readers need: a dash for what is unknown, separators of thousands, and parts on lines of their own. */
const plain = (text: string): string => (text === '–' ? '' : text.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\d),(?=\d{3})/g, ''));

/**
 * The rows of a table. Expects its CSV file to have the same rows in the same order, and the same value wherever both have the column.
 * `written`: columns whose values the screen writes differently.
 */
export async function reportRows(page: Page, title: string, { written = [] }: { written?: readonly string[] } = {}): Promise<ReportRow[]> {
  const region = tableRegion(page, title);
  const saved = await savedRows(region);
  const shown = await shownRows(region.getByRole('table'));
  expect(shown, title).toHaveLength(saved.length);
  for (const [index, row] of saved.entries())
    for (const [label, value] of Object.entries(row)) {
      const { column, isTime } = columnOf(label);
      const onScreen = written.includes(label) ? undefined : shown[index]?.[column];
      if (onScreen === undefined) continue;
      const message = `${title}, ${label} of row ${index + 1}`;
      if (isTime) expectSameTime(onScreen, value, message);
      else expect(plain(onScreen), message).toBe(plain(value));
    }
  return saved;
}
