import { createHash } from 'node:crypto';
import { foldEmail } from '#shared/rules/text/is-email.ts';

/** SHA-256 as base64url: identifies a secret, or an address someone typed, without storing it. */
export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** Digest of the folded e-mail address. Keys never contain the address itself. */
export const addressDigest = (email: string): string => digest(foldEmail(email));
