import type { ErrorCode } from '#shared/model/error.ts';

/** The plain English sentence beside each code, for developers. People read the code's own sentence in their language. */
export const MESSAGES: Readonly<Record<ErrorCode, string>> = {
  'invalid-input': 'Some fields break a rule; see data.fields.',
  'malformed-json': 'The body is not valid JSON.',
  'unsupported-content-type': 'The body must be sent as application/json.',
  unauthenticated: 'Sign in: the token is missing, expired or not valid.',
  'sign-in-failed': 'The e-mail address or the password is wrong.',
  forbidden: 'This login is not allowed to do this.',
  'not-found': 'There is no such thing here.',
  'edit-conflict': 'Someone else changed the same part; see data.conflict.',
  'transition-refused': 'The present status does not allow this.',
  'not-publishable': 'The site cannot be published yet; see data.faults.',
  'plan-limit-reached': 'The plan does not allow more of this.',
  'payload-too-large': 'The body is too large.',
  'too-many-requests': 'Too many attempts; wait before the next.',
  internal: 'Something went wrong on our side.',
  unavailable: 'Not available just now; try again shortly.',
};
