import * as z from 'zod';
import { FORM_ANSWER_MAX } from '#shared/model/input-limits.ts';
import { ruleIssue, email, instant, ulid } from '#shared/model/fields.ts';
import { FORM_FIELDS_MAX, FORM_OPTIONS_MAX } from '#shared/model/limits.ts';
import { Language } from '#shared/model/language.ts';
import { currentPasswordField } from '#shared/model/account/password.ts';

const answer = z
  .string()
  .refine((value) => value.length <= 2 * FORM_ANSWER_MAX.lines, ruleIssue('too-long', { max: FORM_ANSWER_MAX.lines }));

/** What visitors entered, by field id; judged by the form's own fields afterwards (`formValueFaults`). */
const EnteredValues = z
  .record(z.string().max(64), z.union([answer, z.array(answer).max(FORM_OPTIONS_MAX)]))
  .refine((data) => Object.keys(data).length <= 2 * FORM_FIELDS_MAX, ruleIssue('too-many', { max: FORM_FIELDS_MAX }));

/** What every form of a site sends (spec 7: "data, lang"). */
export const Submission = z.strictObject({
  /** Made in the page when the form is first sent: sent again, it counts once. */
  id: ulid(),
  lang: Language,
  data: EnteredValues,
  /** Legal pages agreed to. */
  agreed: z.array(z.enum(['termsOfService', 'privacyPolicy'])).max(2),
  /** Milliseconds between the form's being shown and its being sent: nobody reads and writes within a moment. */
  elapsedMs: z.int().min(0),
  /** A field that people do not see; whoever fills it in is none. */
  website: z.string().max(1_000),
});
export type Submission = z.infer<typeof Submission>;

/** A member's session on one site. The token also travels in an HttpOnly cookie, for pictures and videos. */
export const MemberSession = z.object({ accessToken: z.string(), expiresAt: instant(), email: z.string() });
export type MemberSession = z.infer<typeof MemberSession>;

export const MemberSignIn = z.strictObject({ email: email(), password: currentPasswordField() });
export const MemberEmailRequest = z.strictObject({ email: email(), lang: Language });
