import * as z from 'zod';
import { optionalEmail, ruleIssue, text } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { isWebAddress } from '#shared/values/text/is-web-address.ts';

/** Where the logins below an account get help. An empty text means none. */
export const SupportContact = z.object({ email: z.string(), url: z.string() });
export type SupportContact = z.infer<typeof SupportContact>;

/** A support contact as the account enters it; both texts empty remove it. */
export const SupportContactUpdate = z.strictObject({
  email: optionalEmail(),
  url: text(TEXT_MAX.url).refine((url) => url === '' || isWebAddress(url), ruleIssue('invalid-url')),
});
