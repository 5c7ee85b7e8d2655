/** Bounds of the number of characters of a password. */
const PASSWORD_LENGTH = { min: 8, max: 20 } as const;

/**
 * The patterns of a new password, in the order in which a form shows them. lists the special characters; other
 * printable ASCII is allowed but does not count as special.
 */
export const PASSWORD_RULES = {
  'password-length': new RegExp(`^[^]{${PASSWORD_LENGTH.min},${PASSWORD_LENGTH.max}}$`),
  'password-lowercase': /[a-z]/,
  'password-uppercase': /[A-Z]/,
  'password-digit': /[0-9]/,
  'password-special': /[-@#$%^&*()_+|{}<>:;[\]=,.?]/,
  'password-characters': /^[!-~]*$/,
} as const;

export type PasswordRule = keyof typeof PASSWORD_RULES;

/** Returns the rules that a password breaks; empty for a valid password. */
export const brokenPasswordRules = (password: string): PasswordRule[] =>
  (Object.keys(PASSWORD_RULES) as PasswordRule[]).filter((rule) => !PASSWORD_RULES[rule].test(password));
