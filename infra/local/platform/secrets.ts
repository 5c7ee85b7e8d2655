import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

/** What the processes of one platform know each other by; made once and kept, readable to its owner only. */
export interface Secrets {
  accessKeyId: string;
  secretAccessKey: string;
  originKey: string;
}

export async function loadOrCreateSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as Secrets;
  const secrets: Secrets = {
    accessKeyId: `LOCAL${randomBytes(8).toString('hex').slice(0, 15).toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString('base64url'),
    originKey: randomBytes(24).toString('base64url'),
  };
  await writeFileAtomically(file, JSON.stringify(secrets, undefined, 2), 0o600);
  return secrets;
}
