import * as z from 'zod';

/**
 * Identifies a person, in addition to the person's name at that time. `accountId`: the account that the person works in; missing in
 * documents of earlier versions, which stored only the login.
 */
export const PersonRef = z.object({ loginId: z.string(), accountId: z.string().exactOptional() });
export type PersonRef = z.infer<typeof PersonRef>;

/**
 * Set next to a name in a response if the person works above the reader's account. The person is then shown as the reader's provider: the
 * name is that of the provider's brand, empty if there is no brand. Any other empty name is hidden because it is unknown whether the reader
 * may see it.
 */
const aboveReader = () => z.literal(true).exactOptional();

/** The mark in an object that names a person among other data. */
export const BY_PROVIDER = { byProvider: aboveReader() };
/** The mark in an object that describes the person only. */
export const IS_PROVIDER = { isProvider: aboveReader() };
