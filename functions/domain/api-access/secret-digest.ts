import { lookupHash } from '#functions/gateways/passwords.ts';
import { digest } from '#functions/store/engine/digest.ts';

/**
 * What a machine proves its access with is stored, and looked up, by a digest of all of it: the time that a look-up takes tells nothing
 * about the secret, and only who has a secret learns that it is in use. Keys have enough entropy for a fast hash; a password is hashed
 * slowly, with a salt that follows from the name that it goes with.
 */
export const keyDigest = (key: string): string => digest(`key:${key}`);
export const basicDigest = (username: string, password: string): Promise<string> => lookupHash(password, `api:${username}`);
/** Of an access that is proven by addresses: its id is no secret. */
export const accessDigest = (accessId: string): string => digest(`access:${accessId}`);
