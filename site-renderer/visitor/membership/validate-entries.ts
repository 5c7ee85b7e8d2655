import { brokenPasswordRules } from '#shared/values/password.ts';
import type { Entries, Faults } from '#site-renderer/visitor/membership/member-screen.ts';

/** Returns a validation that requires values in these fields. The server validates addresses and passwords. */
export const validateFilled =
  (...names: string[]) =>
  (entries: Entries): Faults =>
    Object.fromEntries(names.map((name) => [name, entries[name] ? [] : ['required' as const]]));

/** Validates a new password and its confirmation. */
export function validatePasswords({ password = '', confirmPassword = '' }: Entries): Faults {
  const isSame = password === confirmPassword;
  return { password: password === '' ? ['required'] : brokenPasswordRules(password), confirmPassword: isSame ? [] : ['password-mismatch'] };
}
