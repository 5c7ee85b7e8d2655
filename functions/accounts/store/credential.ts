import * as z from 'zod';

/** The data against which a sign-in is checked. Stored apart from the account, so that no list of accounts ever contains a hash. */
export const Credential = z.object({
  accountId: z.string(),
  /** The hash of the password; `null` until a password is chosen. */
  passwordHash: z.string().nullable(),
});
export type Credential = z.infer<typeof Credential>;
