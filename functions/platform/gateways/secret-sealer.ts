import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets that the product has to read again, so that the table alone does not reveal them. */
export interface SecretSealer {
  /**
   * Returns the secret in encrypted form. `owner` is the item to which it belongs; a sealed secret that is copied to another owner cannot
   * be opened.
   */
  seal: (secret: Buffer, owner: string) => string;
  /** Returns the secret. Throws for text that was changed, or sealed for another owner or with another key. */
  open: (sealed: string, owner: string) => Buffer;
  /** Returns a keyed digest, for short secrets that are only compared. Without the key they cannot be guessed. */
  digest: (secret: string, owner: string) => string;
}

const VERSION = 'v1';
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals with AES-256-GCM and HMAC-SHA-256, with keys derived from one secret. */
export function secretSealer(secretKey: () => string): SecretSealer {
  const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secretKey(), '', purpose, KEY_BYTES));
  return {
    seal(secret, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyFor('seal'), iv).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
    },
    open(sealed, owner) {
      const [version, text = ''] = sealed.split('.');
      if (version !== VERSION) throw new Error('The secret was sealed in an unknown way');
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, keyFor('seal'), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
    digest: (secret, owner) => createHmac('sha256', keyFor('digest')).update(`${owner}\n${secret}`).digest('base64url'),
  };
}
