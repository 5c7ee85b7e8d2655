/** Starts the whole product for the flows on its own ports and data, and stops it afterwards. */
import { constants } from 'node:fs';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mayBegin } from './steps/flows-wait.ts';
import { startPlatform } from '#infra/local/startup/start-platform.ts';

/** The number of log lines of the product that are shown, because a flow may fail due to one of its processes. */
const LINES_SHOWN = 100;

/** The first of seven ports. Another one lets two working copies run flows at the same time. */
const PORT = Number(process.env['FLOW_PORT'] ?? 4600);

const MEMORY_FOLDER = '/dev/shm';

/** A folder in memory where the system has one: no flow tests a crash, and a busy disk delays every write of the database. */
const temporaryFolder = (): Promise<string> =>
  access(MEMORY_FOLDER, constants.W_OK).then(
    () => MEMORY_FOLDER,
    () => tmpdir(),
  );

export default async function start(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(await temporaryFolder(), 'flows-'));
  const reports: string[] = [];
  const report = (line: string) => void reports.push(`${new Date().toISOString()} ${line}`);
  const platform = await startPlatform({ port: PORT, dataDir, demo: true, build: true, report });
  process.env['FLOW_ADDRESSES'] = JSON.stringify(await platform.complete);
  await mayBegin();
  return async () => {
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
    if (reports.length > 0) console.log(`\nReported by the processes of the product:\n${reports.slice(-LINES_SHOWN).join('\n')}`);
  };
}
