import { lookupHash } from '#functions/platform/gateways/passwords.ts';
import { digest } from '#functions/platform/keys/digest.ts';

/**
 * Returns the digest by which a key is stored and looked up. It covers the whole credential, so the duration of a lookup reveals nothing
 * about the secret, and only the holder of a secret can find out that it is in use. Keys have enough entropy for a fast hash. A password is
 * hashed slowly, with a salt derived from its user name.
 */
export const keyDigest = (key: string): string => digest(`key:${key}`);
export const basicDigest = (username: string, password: string): Promise<string> => lookupHash(password, `api:${username}`);
/** Returns the digest of an access that is authenticated by IP addresses. Its id is not secret. */
export const accessDigest = (accessId: string): string => digest(`access:${accessId}`);
