import { randomBytes } from 'node:crypto';
import type { SecretSealer } from '#functions/gateways/secret-sealer.ts';

const SECRET_BYTES = 32;
/** As the Standard Webhooks specification writes secrets. */
const PREFIX = 'whsec_';

/** The secrets of webhooks. Deliveries have to be signed with them, so that they are sealed instead of hashed. */
export interface WebhookSecrets {
  /** A new secret, as it is shown once. */
  create: () => string;
  /** A secret as it is stored, which only the webhook of this id can use. */
  seal: (secret: string, webhookId: string) => string;
  /** A stored secret. Throws if it was stored with another key or for another webhook. */
  open: (sealed: string, webhookId: string) => string;
}

/** The bytes that a secret encodes. */
export const secretBytes = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

const secretOf = (bytes: Buffer): string => PREFIX + bytes.toString('base64');

export const webhookSecrets = (sealer: Pick<SecretSealer, 'seal' | 'open'>): WebhookSecrets => ({
  create: () => secretOf(randomBytes(SECRET_BYTES)),
  seal: (secret, webhookId) => sealer.seal(secretBytes(secret), webhookId),
  open: (sealed, webhookId) => secretOf(sealer.open(sealed, webhookId)),
});
