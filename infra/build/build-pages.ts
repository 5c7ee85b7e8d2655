import { mkdir, writeFile } from 'node:fs/promises';
import { NOT_AVAILABLE_PAGE, PAGES_DIST } from '#infra/build/paths.ts';
import { buildNotAvailableScript } from '#site-renderer/build/build-not-available-script.ts';
import { renderNotAvailablePage } from '#site-renderer/render/not-available.ts';

/** Writes the platform's pages that visitors see on the hosts of sites. */
export async function buildPages(): Promise<void> {
  await mkdir(PAGES_DIST, { recursive: true });
  await writeFile(NOT_AVAILABLE_PAGE, renderNotAvailablePage(await buildNotAvailableScript()));
}
