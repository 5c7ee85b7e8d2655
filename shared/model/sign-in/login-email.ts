import * as z from 'zod';
import { email, instant, requiredName } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { currentPasswordField } from '#shared/model/sign-in/password.ts';

/** The names of the own login and its account. `companyName` is absent if it remains. */
export const OwnNames = z.strictObject({
  contactName: requiredName(TEXT_MAX.line),
  companyName: requiredName(TEXT_MAX.line).optional(),
});
export type OwnNames = z.infer<typeof OwnNames>;

/** A request for another address of the own login. */
export const NewLoginEmail = z.strictObject({ email: email(), currentPassword: currentPasswordField() });
export type NewLoginEmail = z.infer<typeof NewLoginEmail>;

/** A change of a login's address that is not completed yet. */
export const LoginEmailChange = z.object({
  /** The new address. */
  email: z.string(),
  isConfirmedByOld: z.boolean(),
  isConfirmedByNew: z.boolean(),
  requestedAt: instant(),
  /** When the links of the change expire. */
  until: instant(),
});
export type LoginEmailChange = z.infer<typeof LoginEmailChange>;
