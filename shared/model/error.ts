import * as z from 'zod';

/** Every refusal of the product, in words of the domain, with the one HTTP status it is answered with (spec 8 and 9). */
export const ERROR_STATUS = {
  'invalid-input': 400,
  'malformed-json': 400,
  'unsupported-content-type': 400,
  unauthenticated: 401,
  'sign-in-failed': 401,
  forbidden: 403,
  'password-change-required': 403,
  'not-found': 404,
  'link-invalid': 404,
  'edit-conflict': 409,
  'transition-refused': 409,
  'not-publishable': 409,
  'plan-limit-reached': 409,
  'changed-meanwhile': 409,
  'licence-limit-reached': 409,
  'not-active': 409,
  'not-suspended': 409,
  'paused-by-operator': 409,
  'account-suspended': 409,
  'account-terminated': 409,
  'terminate-first': 409,
  'accounts-below': 409,
  'already-signed-in': 409,
  'own-account': 409,
  'last-main-contact': 409,
  'payload-too-large': 413,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The rules a field can break. Each is one sentence in every catalogue, under `validation`. */
const FIELD_RULES = [
  'required',
  'invalid',
  'too-long',
  'too-many',
  'too-small',
  'too-large',
  'invalid-email',
  'invalid-url',
  'invalid-colour',
  'invalid-cell',
  'unknown-cell',
  'grid-too-small',
  'grid-too-large',
  'plan-max-sheets',
  'plan-max-direction',
  'plan-one-column',
  'plan-one-language',
  'unknown-media',
  'unsupported-file',
  'file-too-large',
  'unknown-field',
  'password-length',
  'password-lowercase',
  'password-uppercase',
  'password-digit',
  'password-special',
  'password-characters',
  'password-mismatch',
  'password-unchanged',
  'password-wrong',
  'email-taken',
  'unknown-plan',
  'unknown-account',
  'plan-sites-in-use',
  'plan-sheets-in-use',
  'plan-direction-in-use',
  'licences-in-use',
  'invalid-date',
  'end-before-start',
  'agreement-required',
] as const;
export const FieldRule = z.enum(FIELD_RULES);
export type FieldRule = z.infer<typeof FieldRule>;

/** One broken rule: where (dotted path into params, query or body), which rule, and the figures its sentence needs. */
export const FieldError = z.object({
  path: z.string(),
  rule: FieldRule,
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type FieldError = z.infer<typeof FieldError>;
