/** Starts the whole product for the flows on its own ports and data, and stops it afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '#infra/local/platform/start-platform.ts';

export default async function start(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flows-'));
  const platform = await startPlatform({ port: 4600, dataDir, demo: true, build: true });
  process.env['FLOW_ADDRESSES'] = JSON.stringify(await platform.complete);
  return async () => {
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
