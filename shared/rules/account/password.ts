import { PASSWORD_LENGTH } from '#shared/model/input-limits.ts';
import type { FieldRule } from '#shared/model/error.ts';

/** The special characters of. Other printable ASCII is allowed but does not count. */
const SPECIAL = /[-@#$%^&*()_+|{}<>:;[\]=,.?]/;

/** The rules for a new password, in the order a form shows them. */
export const PASSWORD_RULES = {
  'password-length': (password) => password.length >= PASSWORD_LENGTH.min && password.length <= PASSWORD_LENGTH.max,
  'password-lowercase': (password) => /[a-z]/.test(password),
  'password-uppercase': (password) => /[A-Z]/.test(password),
  'password-digit': (password) => /[0-9]/.test(password),
  'password-special': (password) => SPECIAL.test(password),
  'password-characters': (password) => /^[\u0021-\u007E]*$/.test(password),
} as const satisfies Partial<Record<FieldRule, (password: string) => boolean>>;

export type PasswordRule = keyof typeof PASSWORD_RULES;

/** The rules a password breaks; empty for a valid one. */
export const brokenPasswordRules = (password: string): PasswordRule[] =>
  (Object.keys(PASSWORD_RULES) as PasswordRule[]).filter((rule) => !PASSWORD_RULES[rule](password));
