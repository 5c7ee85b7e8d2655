import * as z from 'zod';
import type { Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/site.ts';
import { cellName, cellsOf } from '#shared/rules/cell.ts';

const PUBLISH_RULES = [
  'no-sheets',
  'creative-missing',
  'not-consecutive',
  'button-without-destination',
  'button-without-text',
  'unknown-cell',
] as const;

/** Something that keeps a site off the air: the rule it breaks and the cell to mend (`null` = the site as a whole). */
export const PublishFault = z.object({ rule: z.enum(PUBLISH_RULES), cell: z.string().nullable() });
export type PublishFault = z.infer<typeof PublishFault>;

/** The sheet of a cell in one language, if the cell holds one. */
export function sheetAt(document: SiteDocument, cell: string, language: Language): Sheet | undefined {
  const sheetId = document.grid.cells[cell];
  return sheetId === undefined ? undefined : document.sheets[sheetId]?.[language];
}

const columnFirst = (rows: number, columns: number): string[] =>
  Array.from({ length: rows * columns }, (_, index) => cellName({ row: index % rows, column: Math.floor(index / rows) }));

/** Whether the used cells are the first ones in this order, without a gap. */
const isPrefix = (order: readonly string[], used: ReadonlySet<string>): boolean =>
  order.slice(0, used.size).every((cell) => used.has(cell));

function sheetFaults(document: SiteDocument, cell: string, sheet: Sheet): PublishFault[] {
  const faults: PublishFault[] = [];
  if (!sheet.image) faults.push({ rule: 'creative-missing', cell });
  if (sheet.linkButtonText !== '' && sheet.linkDestinationUrl === '') faults.push({ rule: 'button-without-destination', cell });
  if (sheet.linkButtonText === '' && sheet.linkDestinationUrl !== '') faults.push({ rule: 'button-without-text', cell });
  if (
    sheet.isInternalLink &&
    sheet.linkDestinationUrl !== '' &&
    !sheetAt(document, sheet.linkDestinationUrl.slice(1), document.settings.defaultLanguage)
  )
    faults.push({ rule: 'unknown-cell', cell });
  return faults;
}

/**
 * What keeps a document off the air (spec 5, product.md "Site states"): creatives are required and consecutive, from A1
 * along rows or along columns without a gap; a button has a text and leads somewhere. Drafts need none of this.
 */
export function publishFaults(document: SiteDocument): PublishFault[] {
  const { numberHorizontal: rows, numberVertical: columns, cells } = document.grid;
  const used = new Set(Object.keys(cells));
  if (used.size === 0) return [{ rule: 'no-sheets', cell: null }];
  const faults: PublishFault[] = [];
  const rowFirst = [...cellsOf(rows, columns)];
  if (!isPrefix(rowFirst, used) && !isPrefix(columnFirst(rows, columns), used)) {
    faults.push({ rule: 'not-consecutive', cell: rowFirst.find((cell) => !used.has(cell)) ?? null });
  }
  for (const cell of rowFirst) {
    const sheet = sheetAt(document, cell, document.settings.defaultLanguage);
    if (sheet) faults.push(...sheetFaults(document, cell, sheet));
    else if (used.has(cell)) faults.push({ rule: 'creative-missing', cell });
  }
  return faults;
}
