import { createHash } from 'node:crypto';

const BYTES = 16;

/** Returns the key of immutable content: SHA-256 truncated to 128 bits, as 22 characters of base64url. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest().subarray(0, BYTES).toString('base64url');
