/** `npm run reset`: removes all data of the platform on this machine. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { SetupError } from '#infra/local/platform/ports.ts';
import { assertNotRunning, killOrphans } from '#infra/local/platform/supervision/process-list.ts';

const dataDir = path.resolve(process.env['DATA_DIR'] ?? '.data');
try {
  assertNotRunning(dataDir);
  // A wrong DATA_DIR must not remove an unrelated folder.
  if (existsSync(dataDir) && !existsSync(path.join(dataDir, 'secrets.json')))
    throw new SetupError(`${dataDir} contains no data of the platform; nothing was removed.`);
  killOrphans(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  console.log(`${dataDir} is cleared.`);
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
}
