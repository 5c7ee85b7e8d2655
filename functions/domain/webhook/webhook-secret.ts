import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const SECRET_BYTES = 32;
/** As the Standard Webhooks specification writes secrets. */
const PREFIX = 'whsec_';
/** Tells how a secret is encrypted, should that ever change. */
const FORM = 'v1.';

/** Encrypts the secrets of webhooks, which deliveries have to be signed with and which therefore cannot be hashed. */
export interface WebhookSecrets {
  /** A new secret, as it is shown once. */
  create: () => string;
  /** A secret as it is stored, which only the webhook of this id can use. */
  seal: (webhookId: string, secret: string) => string;
  /** A stored secret. Throws if it was stored with another key or for another webhook. */
  open: (webhookId: string, sealed: string) => string;
}

/** `masterKey`: a secret of the deployment, of which the key is derived. */
export function webhookSecrets(masterKey: string): WebhookSecrets {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'webhook-secrets', KEY_BYTES));
  return {
    create: () => PREFIX + randomBytes(SECRET_BYTES).toString('base64'),
    seal(webhookId, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(webhookId));
      const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return FORM + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
    },
    open(webhookId, sealed) {
      const bytes = Buffer.from(sealed.slice(FORM.length), 'base64');
      const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(webhookId)).setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}

/** The bytes that a secret encodes. */
export const secretBytes = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');
