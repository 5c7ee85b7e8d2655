import { publishAndWait } from '#infra/local/clients/build-site.ts';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { gridCells } from '#shared/values/cell.ts';
import { picture, uploadCreatives } from '#test/support/media/upload.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const COLOURS = ['#0277bd', '#ad5b00', '#7b1fa2', '#2e7d32'] as const;

/** Publishes a site with a sheet in every cell, whose text is the cell's name. Returns its URL. */
export async function publishGrid(
  session: ConsoleSession,
  name: string,
  { rows, columns }: { rows: number; columns: number },
): Promise<string> {
  const { site } = await session.call(sites.create, {
    body: { name, numberHorizontal: rows, numberVertical: columns, viewMode: 'MOBILE' },
  });
  const files = await Promise.all(COLOURS.map((colour) => picture('', colour, 720, 1280)));
  const images = await uploadCreatives(session, site.id, files);
  const placed = [...gridCells(rows, columns)].map((cell, index) => ({ cell, index, id: numberedUlid(index + 1) }));
  const grid = {
    numberHorizontal: rows,
    numberVertical: columns,
    cells: Object.fromEntries(placed.map(({ cell, id }) => [cell, id])),
  };
  const sheets = Object.fromEntries(
    placed.map(({ cell, index, id }) => [id, { jp: { ...EMPTY_SHEET, image: images[index % images.length] ?? null, mainText: cell } }]),
  );
  const saved = await session.call(sites.update, { params: { id: site.id }, body: { base: site.working, changes: { grid, sheets } } });
  await publishAndWait(session, site.id, saved.site.working);
  return site.url;
}
