import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

const newSecret = (prefix: string): string => prefix + randomBytes(24).toString('hex');

/** The format of the stored secrets. Files of earlier versions lack the secrets of card payments. */
const Secrets = z.object({
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
  originKey: z.string(),
  /** Optional, because files of earlier versions lack it. */
  mediaKey: z.string().default(() => randomBytes(24).toString('base64url')),
  twoFactorKey: z.string().default(() => randomBytes(24).toString('base64url')),
  webhookKey: z.string().default(() => randomBytes(24).toString('base64url')),
  stripeSecretKey: z.string().default(() => newSecret('sk_test_')),
  stripeWebhookSecret: z.string().default(() => newSecret('whsec_')),
});
/** The credentials by which the processes of one platform authenticate each other. */
export type Secrets = z.infer<typeof Secrets>;

/** The ids of the secrets that functions read from Secrets Manager. */
export const SECRET_IDS = {
  originKey: 'local/origin-key',
  mediaKeys: 'local/media-keys',
  twoFactorKey: 'local/two-factor-key',
  webhookKey: 'local/webhook-key',
  stripe: 'local/stripe',
} as const;

/** Returns the texts of the secrets in Secrets Manager by id, in the same format as on AWS. */
export const secretTexts = (secrets: Omit<Secrets, 'accessKeyId' | 'secretAccessKey'>): Record<string, string> => ({
  [SECRET_IDS.originKey]: JSON.stringify({ current: secrets.originKey, other: 'none' }),
  [SECRET_IDS.mediaKeys]: JSON.stringify({ current: secrets.mediaKey, other: 'none' }),
  [SECRET_IDS.twoFactorKey]: secrets.twoFactorKey,
  [SECRET_IDS.webhookKey]: secrets.webhookKey,
  [SECRET_IDS.stripe]: JSON.stringify({ secretKey: secrets.stripeSecretKey, webhookSecret: secrets.stripeWebhookSecret }),
});

/** Returns the stored secrets, or creates secrets in a file that only its owner can read. */
export async function loadOrCreateSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  const created = {
    accessKeyId: `LOCAL${randomBytes(8).toString('hex').slice(0, 15).toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString('base64url'),
    originKey: randomBytes(24).toString('base64url'),
  };
  const secrets = Secrets.parse(stored === undefined ? created : JSON.parse(stored));
  const text = JSON.stringify(secrets, undefined, 2);
  if (text !== stored) await writeFileAtomically(file, text, 0o600);
  return secrets;
}
