import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

const Secrets = z.object({ accessKeyId: z.string(), secretAccessKey: z.string(), originKey: z.string() });
/** The credentials by which the processes of one platform authenticate each other. */
export type Secrets = z.infer<typeof Secrets>;

/** The stored secrets, or new ones in a file that only its owner can read. */
export async function loadOrCreateSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return Secrets.parse(JSON.parse(stored));
  const secrets: Secrets = {
    accessKeyId: `LOCAL${randomBytes(8).toString('hex').slice(0, 15).toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString('base64url'),
    originKey: randomBytes(24).toString('base64url'),
  };
  await writeFileAtomically(file, JSON.stringify(secrets, undefined, 2), 0o600);
  return secrets;
}
