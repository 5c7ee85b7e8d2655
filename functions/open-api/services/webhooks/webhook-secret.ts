import { randomBytes } from 'node:crypto';
import type { SecretSealer } from '#functions/platform/gateways/secret-sealer.ts';

const SECRET_BYTES = 32;
/** The prefix of secrets in the Standard Webhooks specification. */
const PREFIX = 'whsec_';

/** Creates and encrypts the secrets of webhooks. They sign deliveries, so they cannot be hashed. */
export interface WebhookSecrets {
  /** Returns a new secret in plain text, which is shown once. */
  create: () => string;
  /** Encrypts a secret for storage, so that only the webhook with this id can use it. */
  seal: (secret: string, webhookId: string) => string;
  /** Decrypts a stored secret. Throws if it was stored with another key or for another webhook. */
  open: (sealed: string, webhookId: string) => string;
}

/** Returns the bytes that a secret encodes. */
export const secretBytes = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

const secretOf = (bytes: Buffer): string => PREFIX + bytes.toString('base64');

export const webhookSecrets = (sealer: Pick<SecretSealer, 'seal' | 'open'>): WebhookSecrets => ({
  create: () => secretOf(randomBytes(SECRET_BYTES)),
  seal: (secret, webhookId) => sealer.seal(secretBytes(secret), webhookId),
  open: (sealed, webhookId) => secretOf(sealer.open(sealed, webhookId)),
});
