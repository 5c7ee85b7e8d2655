import * as z from 'zod';
import { ruleIssue } from '#shared/model/fields.ts';
import { brokenPasswordRules } from '#shared/rules/account/password.ts';

/** Longest text that is looked at at all where a password is expected. */
const TYPED_MAX = 256;

/** A password as typed to prove who one is: judged by comparison only, its rules bind when it is chosen. */
export const currentPasswordField = () =>
  z
    .string()
    .refine((value) => value.length > 0, ruleIssue('required'))
    .refine((value) => value.length <= TYPED_MAX, ruleIssue('too-long', { max: TYPED_MAX }));

/** A password that is being chosen (spec 5): every broken rule is named. */
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

/** The secret a link in an e-mail carries. */
const linkToken = () => z.string().min(1).max(200);

/** The end of every way that begins with a link in an e-mail: the token, and the password chosen. */
export const PasswordByLink = confirmed(
  z.strictObject({ token: linkToken(), password: newPasswordField(), confirmPassword: z.string().max(TYPED_MAX) }),
);
export type PasswordByLink = z.infer<typeof PasswordByLink>;

export const LinkToken = z.strictObject({ token: linkToken() });

/** A new password in place of the present one. */
export const PasswordChange = confirmed(
  z.strictObject({ currentPassword: currentPasswordField(), password: newPasswordField(), confirmPassword: z.string().max(TYPED_MAX) }),
);
export type PasswordChange = z.infer<typeof PasswordChange>;
