import * as z from 'zod';
import { email, ruleIssue } from '#shared/model/fields.ts';

/** Erases the person of an address. `confirmation`: the address, typed a second time. */
export const PersonErasure = z
  .strictObject({ email: email(), confirmation: email() })
  .refine((typed) => typed.email === typed.confirmation, { path: ['confirmation'], ...ruleIssue('email-mismatch') });
export type PersonErasure = z.infer<typeof PersonErasure>;
