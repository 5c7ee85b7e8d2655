/** `npm run bench`: what has a budget, measured side by side in one run, and counts that do not drift. Prints Markdown. `npm run bench -- users` (or `platform`, `editor`) measures one part alone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { ConsoleSession } from '#infra/local/console-session.ts';
import { startPlatform } from '#infra/local/start-platform.ts';
import { startDatabase } from '#test/support/engines.ts';
import { cellName } from '#shared/rules/cell.ts';
import { uploadCreatives } from '#test/support/upload.ts';
import { measureBundles } from './bundles.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { measureEditor } from './editor-page.ts';
import { photographs } from './pictures.ts';
import { putReferencePage } from './reference-page.ts';
import { print, type Row } from './report.ts';
import { BUTTON_TEXT, makeSite, putOnAir, sheetText } from './sites.ts';
import { measureCalls, measureSave } from './table-calls.ts';
import { measureUserLists } from './user-lists.ts';
import { compareVisits } from './visitor-page.ts';

const SIZES = { '10 sheets': { rows: 10, columns: 1 }, '100 sheets': { rows: 20, columns: 5 } } as const;
const REFERENCE_IDS = { '10 sheets': 'reference010', '100 sheets': 'reference100' } as const;

async function measureOnPlatform(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await startDatabase();
  const proxy = await startCountingProxy(database.endpoint);
  const platform = await startPlatform({ port: 4800, dataDir, demo: false, build: true, databaseEndpoint: proxy.url });
  try {
    const { addresses } = platform;
    const session = await ConsoleSession.signIn(addresses.console, addresses.logins.MASTER);
    const s3 = new S3Client({
      endpoint: addresses.s3,
      region: addresses.credentials.region,
      credentials: addresses.credentials,
      forcePathStyle: true,
    });
    const files = await photographs(20);

    const visits: Row[] = [];
    const publishing: Row[] = [];
    for (const label of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
      const { rows, columns } = SIZES[label];
      const { site, pictures } = await makeSite(session, label, SIZES[label], (siteId) => uploadCreatives(session, siteId, files));
      const first = await putOnAir(session, site);
      const again = await putOnAir(session, site);
      publishing.push(
        { what: `${label}: first publication`, value: `${first} ms, ${(first / (rows * columns)).toFixed(1)} ms a sheet` },
        { what: `${label}: publication again, nothing changed`, value: `${again} ms` },
      );
      const columnsOfSheets = Array.from({ length: columns }, (_, column) =>
        Array.from({ length: rows }, (__, row) => {
          const image = pictures[(row * columns + column) % pictures.length];
          if (!image) throw new Error('no pictures');
          return { image, text: sheetText(cellName({ row, column })), buttonText: BUTTON_TEXT };
        }),
      );
      await putReferencePage(s3, { media: 'media', sites: 'sites' }, REFERENCE_IDS[label], columnsOfSheets);
      const reference = site.url.replace(site.id, REFERENCE_IDS[label]);
      visits.push(...(await compareVisits(label, site.url, reference)));
    }
    print('A visitor’s page, slow 4G and 4 × CPU, against a hand-written static page', visits);
    print('Publishing', publishing);
    print('Saving one changed sheet of 1,000', await measureSave(addresses, proxy));
    print('Database calls by endpoint', await measureCalls(addresses, proxy));
    print('Functions', await measureBundles());
  } finally {
    await platform.close();
    await proxy.close();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The editor alone, on a platform of its own. */
async function measureEditorOnPlatform(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const platform = await startPlatform({ port: 4850, dataDir, demo: false, build: true });
  try {
    const session = await ConsoleSession.signIn(platform.addresses.console, platform.addresses.logins.MASTER);
    print('The editor', await measureEditor(session, platform.addresses, await photographs(20)));
  } finally {
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const [only] = process.argv.slice(2);
if (only === undefined || only === 'platform') await measureOnPlatform();
if (only === undefined || only === 'editor') await measureEditorOnPlatform();
if (only === undefined || only === 'users') print('100,000 users below one operator', await measureUserLists(100_000));
