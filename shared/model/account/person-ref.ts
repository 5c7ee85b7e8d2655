import * as z from 'zod';

/**
 * Who a person is, beside its name at that time, in documents of this and later versions. `accountId`: the account that it works in;
 * missing in documents that held the login alone.
 */
export const PersonRef = z.object({ loginId: z.string(), accountId: z.string().exactOptional() });
export type PersonRef = z.infer<typeof PersonRef>;

/**
 * Beside a name in an answer: the person works above the reader's account, which is shown as its provider. The name is then that
 * of the provider's brand, empty without one. A name that is empty otherwise is not known to be one that the reader may see.
 */
const aboveReader = () => z.literal(true).exactOptional();

/** Of an object that says more than who did something. */
export const BY_PROVIDER = { byProvider: aboveReader() };
/** Of an object that is a person. */
export const IS_PROVIDER = { isProvider: aboveReader() };
