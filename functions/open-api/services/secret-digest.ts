import { lookupHash } from '#functions/platform/gateways/passwords.ts';
import { digest } from '#functions/platform/keys/digest.ts';

/**
 * Credentials of machines are stored and looked up by a digest of the whole credential: the duration of a lookup reveals nothing about
 * the secret, and only the holder of a secret can find out that it is in use. Keys have enough entropy for a fast hash. A password is
 * hashed slowly, with a salt derived from its user name.
 */
export const keyDigest = (key: string): string => digest(`key:${key}`);
export const basicDigest = (username: string, password: string): Promise<string> => lookupHash(password, `api:${username}`);
/** The digest of an access that is authenticated by IP addresses. Its id is not secret. */
export const accessDigest = (accessId: string): string => digest(`access:${accessId}`);
