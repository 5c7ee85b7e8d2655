import { createHash } from 'node:crypto';
import { domainToASCII, domainToUnicode } from 'node:url';
import { foldEmail } from '#shared/values/text/is-email.ts';

/** SHA-256 as base64url. Identifies a secret, or an address that was typed, without storing it. */
export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');

/**
 * The canonical form of an e-mail address in keys: the host in Unicode, as earlier versions stored it. All spellings of an address have
 * the same key.
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
 * The key form of earlier versions for an address whose host was typed in ASCII (`xn--`) although it has non-ASCII letters; `undefined`
 * for all other addresses.
 */
export function formerAddressInKey(email: string): string | undefined {
  const folded = foldEmail(email);
  return folded === addressInKey(email) ? undefined : folded;
}

/** Digest of the canonical e-mail address. Keys never contain the address itself. */
export const addressDigest = (email: string): string => digest(addressInKey(email));
