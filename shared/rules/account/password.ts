import { PASSWORD_LENGTH } from '#shared/model/input-limits.ts';
import type { FieldRule } from '#shared/model/error.ts';

/** The listed specials of spec 5. Other printable ASCII is allowed besides, and counts for nothing. */
const SPECIALS = '@#$%^&*()_+|{}<>:;[]-=,.?';

/** Each rule of spec 5 for a new password, in the order a form shows them. A space and anything beyond printable ASCII is refused, never folded. */
export const PASSWORD_RULES = {
  'password-length': (password) => password.length >= PASSWORD_LENGTH.min && password.length <= PASSWORD_LENGTH.max,
  'password-lowercase': (password) => /[a-z]/.test(password),
  'password-uppercase': (password) => /[A-Z]/.test(password),
  'password-digit': (password) => /[0-9]/.test(password),
  'password-special': (password) => Array.from(password).some((character) => SPECIALS.includes(character)),
  'password-characters': (password) => /^[\u0021-\u007E]*$/.test(password),
} as const satisfies Partial<Record<FieldRule, (password: string) => boolean>>;

export type PasswordRule = keyof typeof PASSWORD_RULES;

/** The rules a password breaks; empty for a good one. */
export const brokenPasswordRules = (password: string): PasswordRule[] =>
  (Object.keys(PASSWORD_RULES) as PasswordRule[]).filter((rule) => !PASSWORD_RULES[rule](password));
