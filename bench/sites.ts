/** Creates and publishes the measured sites with the product's API. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { EMPTY_SHEET, type SiteChanges, type SiteSummary } from '#shared/model/sites/site.ts';
import { gridCells } from '#shared/values/cell.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

export const sheetText = (cell: string): string => `Look ${cell}: new season`;
export const BUTTON_TEXT = 'Shop now';
const SHEETS_PER_SAVE = 500;
type SheetsOf = NonNullable<SiteChanges['sheets']>;

/** Creates a site of `rows` × `columns` sheets that use the pictures in turn. */
export async function makeSite(
  session: ConsoleSession,
  name: string,
  { rows, columns }: { rows: number; columns: number },
  picturesFor: (siteId: string) => Promise<ImageRef[]>,
) {
  const { site } = await session.call(sites.create, {
    body: { name, numberHorizontal: rows, numberVertical: columns, viewMode: 'MOBILE' },
  });
  const pictures = await picturesFor(site.id);
  const cells = [...gridCells(rows, columns)];
  const sheetIds = cells.map((_, index) => numberedUlid(index + 1));
  const sheetOf = (cell: string, index: number): SheetsOf => ({
    [sheetIds[index] ?? '']: {
      jp: {
        ...EMPTY_SHEET,
        image: pictures[index % pictures.length] ?? null,
        imageAlt: sheetText(cell),
        mainText: sheetText(cell),
        linkButtonText: BUTTON_TEXT,
        linkDestinationUrl: 'https://example.com/',
      },
    },
  });
  const cellsUpTo = (end: number) => Object.fromEntries(cells.slice(0, end).map((cell, index) => [cell, sheetIds[index] ?? '']));
  let saved = site;
  for (let start = 0; start < cells.length; start += SHEETS_PER_SAVE) {
    const end = start + SHEETS_PER_SAVE;
    const sheets = Object.assign({}, ...cells.slice(start, end).map((cell, index) => sheetOf(cell, start + index))) as SheetsOf;
    const grid = { numberHorizontal: rows, numberVertical: columns, cells: cellsUpTo(end) };
    ({ site: saved } = await session.call(sites.update, {
      params: { id: site.id },
      body: { base: saved.working, changes: { grid, sheets } },
    }));
  }
  return { site: saved, pictures };
}

/** Publishes a site and waits until it is live; returns the duration in milliseconds. */
export async function timePublication(session: ConsoleSession, { id, working }: SiteSummary): Promise<number> {
  const { publication: asked } = await session.call(sites.publish, { params: { id }, body: { revision: working, visibility: 'public' } });
  const started = Date.now();
  for (;;) {
    const { publication } = await session.call(sites.publication, { params: { id, publicationId: asked.id } });
    if (publication.state === 'done') return Date.now() - started;
    if (publication.state === 'failed' || Date.now() - started > 120_000) throw new Error(`publication ${publication.state}`);
    await sleep(20);
  }
}
