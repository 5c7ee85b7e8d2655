import * as z from 'zod';
import { ruleIssue } from '#shared/model/fields.ts';
import { brokenPasswordRules } from '#shared/values/password.ts';

/** Maximum length of a typed password. Longer input is rejected without further checks. */
const TYPED_MAX = 256;

/** An existing password, as typed to sign in. It is only compared; the password rules apply to new passwords. */
export const currentPasswordField = () =>
  z
    .string()
    .refine((value) => value.length > 0, ruleIssue('required'))
    .refine((value) => value.length <= TYPED_MAX, ruleIssue('too-long', { max: TYPED_MAX }));

/** A new password. Every broken rule is reported. */
export const newPasswordField = () =>
  z.string().superRefine((value, context) => {
    if (value === '') context.addIssue({ code: 'custom', ...ruleIssue('required') });
    else for (const rule of brokenPasswordRules(value.slice(0, TYPED_MAX))) context.addIssue({ code: 'custom', ...ruleIssue(rule) });
  });

const confirmed = <T extends { password: string; confirmPassword: string }>(schema: z.ZodType<T, T>) =>
  schema.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    when: ({ value, issues }) => typeof value === 'object' && value !== null && issues.every(({ path }) => path?.[0] !== 'password'),
    ...ruleIssue('password-mismatch'),
  });

/** The secret token of an e-mailed link. */
const linkToken = () => z.string().min(1).max(200);

/** A new password, authorised by the token of an e-mailed link. */
export const PasswordByLink = confirmed(
  z.strictObject({ token: linkToken(), password: newPasswordField(), confirmPassword: z.string().max(TYPED_MAX) }),
);
export type PasswordByLink = z.infer<typeof PasswordByLink>;

export const LinkToken = z.strictObject({ token: linkToken() });

/** A change of the login's own password. */
export const PasswordChange = confirmed(
  z.strictObject({ currentPassword: currentPasswordField(), password: newPasswordField(), confirmPassword: z.string().max(TYPED_MAX) }),
);
export type PasswordChange = z.infer<typeof PasswordChange>;
