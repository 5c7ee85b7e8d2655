import { createHash } from 'node:crypto';
import { domainToASCII, domainToUnicode } from 'node:url';
import { foldEmail } from '#shared/values/text/is-email.ts';

/** Returns the SHA-256 as base64url, which identifies a secret or an entered address without storing it. */
export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');

/**
 * Returns the canonical form of an e-mail address in keys: the host in Unicode, as earlier versions stored it. All spellings of an address
 * have the same key.
 */
export function addressInKey(email: string): string {
  const folded = foldEmail(email);
  const at = folded.lastIndexOf('@');
  const host = folded.slice(at + 1);
  const shown = domainToUnicode(host);
  const isSame = host.includes('xn--') && domainToASCII(shown) === host;
  return isSame ? `${folded.slice(0, at)}@${shown}` : folded;
}

/**
 * Returns the key form of earlier versions for an address whose host was entered in ASCII (`xn--`) although it has non-ASCII letters, or
 * `undefined` for all other addresses.
 */
export function formerAddressInKey(email: string): string | undefined {
  const folded = foldEmail(email);
  return folded === addressInKey(email) ? undefined : folded;
}

/** Returns the digest of the canonical e-mail address. Keys never contain the address itself. */
export const addressDigest = (email: string): string => digest(addressInKey(email));
