/**
 * `npm run bench`: measures everything that has a budget, against a reference in the same run where there is one, and prints
 * Markdown. `npm run bench -- users` (or `visitor`, `swipes` alone, `lateness`, `preview`, `platform`, `idle`, `pause`, `editor`, `metering`, `closing`,
 * `billing`, `fonts`, `entries`, `visits`, `busy-site`, `domains`, `import`, `bulk-upload`) measures one part.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import type { Addresses } from '#infra/local/startup/addresses.ts';
import { startPlatform } from '#infra/local/startup/start-platform.ts';
import { startDatabase } from '#test/support/engines.ts';
import { measureClosing } from './billing/measure-closing.ts';
import { measureYear } from './billing/measure-year.ts';
import { measureBulkUpload } from './bulk-upload/measure-bulk-upload.ts';
import { measureBundles } from './measure-bundles.ts';
import { startCountingProxy } from './database/counting-proxy.ts';
import { measureEditor } from './measure-editor.ts';
import { measureFonts } from './measure-fonts.ts';
import { measureMetering } from './measure-metering.ts';
import { measureBusySite } from './visits/measure-busy-site.ts';
import { measureVisits } from './visits/measure-visits.ts';
import { photographs } from './pictures.ts';
import { print } from './report.ts';
import { measureCalls, measureSave } from './database/measure-table-calls.ts';
import { measureDomains } from './database/measure-domains.ts';
import { measureIdleStream } from './database/measure-idle-stream.ts';
import { measureImport } from './database/measure-import.ts';
import { measurePause } from './database/measure-pause.ts';
import { measureUserLists } from './database/measure-user-lists.ts';
import { measureVisitorLists } from './database/measure-visitor-lists.ts';
import { publishGrid } from '#test/support/sites/published-grid.ts';
import { measureFlicks } from './visitor/measure-flicks.ts';
import { makeLatenessSite, measureLateness } from './visitor/measure-lateness.ts';
import { measurePreview } from './visitor/measure-preview.ts';
import { measureVideos } from './visitor/measure-videos.ts';
import { measureSwipes, measureVisitor } from './visitor/measure-visitor.ts';

async function measureOnPlatform(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await startDatabase();
  const proxy = await startCountingProxy(database.endpoint);
  const platform = await startPlatform({ port: 4800, dataDir, demo: false, build: true, databaseEndpoint: proxy.url });
  try {
    const { addresses } = platform;
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

/** Runs one part of the benchmark on a platform of its own. */
async function onPlatform(port: number, measure: (session: ConsoleSession, addresses: Addresses) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const platform = await startPlatform({ port, dataDir, demo: false, build: true });
  try {
    const { addresses } = platform;
    await measure(await ConsoleSession.signIn(addresses.console, addresses.logins.MASTER), addresses);
  } finally {
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const BUSY_SITE = { month: 10_000_000, peakHour: 600_000 };
const [only] = process.argv.slice(2);
if (only === undefined || only === 'visitor') await onPlatform(4830, measureVisitor);
if (only === 'swipes') await onPlatform(4830, measureSwipes);
if (only === undefined || only === 'flicks')
  await onPlatform(4850, async (session) => {
    const url = await publishGrid(session, 'Flicks', { rows: 7, columns: 7 });
    print('Flicks, 6 × CPU', await measureFlicks(new URL('/D4', url).href));
  });
if (only === undefined || only === 'lateness')
  await onPlatform(4840, async (session) => {
    await measureLateness(await makeLatenessSite(session));
    print('Videos, slow 4G and 4 × CPU', await measureVideos(session, await photographs(9)));
  });
if (only === undefined || only === 'preview')
  await onPlatform(4860, async (session, addresses) => print('A preview', await measurePreview(session, addresses, await photographs(20))));
if (only === undefined || only === 'platform') await measureOnPlatform();
if (only === undefined || only === 'idle') print('The idle laptop: reading the stream', await measureIdleStream());
if (only === undefined || only === 'pause') print('Pausing and resuming an OEM', await measurePause([10, 10_000]));
if (only === undefined || only === 'editor')
  await onPlatform(4850, async (session, addresses) => print('The editor', await measureEditor(session, addresses, await photographs(20))));
if (only === undefined || only === 'metering') print('Metering page views', await measureMetering(10_000_000));
if (only === undefined || only === 'fonts') print('Fonts of sites', await measureFonts());
if (only === undefined || only === 'closing') print('Closing a month of 10,000 accounts', await measureClosing(10_000));
if (only === undefined || only === 'billing') print('A simulated year of 1,000 accounts', await measureYear(1_000));
if (only === undefined || only === 'entries') print('200,000 entries on one site', await measureVisitorLists(2_000, 200_000));
if (only === undefined || only === 'visits') print('100,000 visits to one site', await measureVisits(100_000));
if (only === undefined || only === 'domains') print('The daily watch over 10,000 custom domains', await measureDomains());
if (only === undefined || only === 'bulk-upload') print('A bulk upload of 1 GB', await measureBulkUpload());
if (only === undefined || only === 'import') print('An import of 10,000 accounts', await measureImport(10_000));
if (only === undefined || only === 'busy-site') print('10,000,000 visits a month to one site', await measureBusySite(BUSY_SITE));
if (only === undefined || only === 'users') print('100,000 users below one operator', await measureUserLists(100_000));
