import { createHash } from 'node:crypto';

/** What recognises a secret, or something people typed, without keeping it: SHA-256 as base64url. */
export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** An address is compared in lower case. Addresses people typed are not kept in keys. */
export const addressDigest = (email: string): string => digest(email.toLowerCase());
