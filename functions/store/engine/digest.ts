import { createHash } from 'node:crypto';

/** SHA-256 as base64url: identifies a secret, or an address someone typed, without storing it. */
export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** Digest of an e-mail address, compared in lower case. Keys never contain the address itself. */
export const addressDigest = (email: string): string => digest(email.toLowerCase());
