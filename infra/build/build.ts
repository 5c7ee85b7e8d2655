/** Builds the console, the functions and the platform's pages into `dist`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { buildFunctions } from '#infra/build/build-functions.ts';
import { withBuildStamp } from '#infra/build/build-stamp.ts';
import { NOT_AVAILABLE_PAGE, PAGES_DIST, ROOT } from '#infra/build/paths.ts';
import { buildNotAvailableScript } from '#site-renderer/build/build-not-available-script.ts';
import { renderNotAvailablePage } from '#site-renderer/render/not-available.ts';

/** Builds the console into `dist/console`, as configured in `web/vite.config.ts`. */
async function buildConsole(): Promise<void> {
  await build({ configFile: path.join(ROOT, 'web/vite.config.ts'), logLevel: 'warn' });
}

/** Writes the platform's pages that visitors see on the hosts of sites. */
async function buildPages(): Promise<void> {
  await mkdir(PAGES_DIST, { recursive: true });
  await writeFile(NOT_AVAILABLE_PAGE, renderNotAvailablePage(buildNotAvailableScript()));
}

// Tests start the product with NODE_ENV "test", for which Vite would bundle React for development: twice the size, and every effect
// run twice.
process.env['NODE_ENV'] = 'production';

await withBuildStamp(() => Promise.all([buildFunctions(), buildPages(), buildConsole()]));
