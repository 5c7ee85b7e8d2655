import * as z from 'zod';
import { FORM_ANSWER_MAX } from '#shared/model/input-limits.ts';
import { ruleIssue, email, instant, ulid } from '#shared/model/fields.ts';
import { CELL_NAME_MAX, FORM_FIELDS_MAX, FORM_OPTIONS_MAX } from '#shared/model/limits.ts';
import { SHEET_PATH_MAX } from '#shared/values/return-parameter.ts';
import { VISIT_ID_MAX } from '#shared/values/visit/visit-path.ts';
import { Language } from '#shared/model/language.ts';
import { currentPasswordField } from '#shared/model/sign-in/password.ts';

const answer = z
  .string()
  .refine((value) => value.length <= 2 * FORM_ANSWER_MAX.lines, ruleIssue('too-long', { max: FORM_ANSWER_MAX.lines }));

/** Answers by the id or the key of their field. Only their size is limited here; `validateFormValues` checks them against the form. */
const EnteredValues = z
  .record(z.string().max(64), z.union([answer, z.array(answer).max(FORM_OPTIONS_MAX)]))
  .refine((data) => Object.keys(data).length <= 2 * FORM_FIELDS_MAX, ruleIssue('too-many', { max: FORM_FIELDS_MAX }));

/**
 * The submission of a form. The site's own pages send all fields, but omit `popup`, `cell` and `visit` if they are unknown. Other
 * senders need only `data`, and their submissions are validated like those of a page.
 */
export const Submission = z.strictObject({
  /** The id that the sender creates once, so that retries are stored once. Without an id, every request is stored. */
  id: ulid().optional(),
  /** The language of the submission. If absent, the default language of the site applies. */
  lang: Language.optional(),
  data: EnteredValues,
  /** The legal pages that the visitor agreed to. If absent, the entry is stored without consent. */
  agreed: z
    .array(z.enum(['termsOfService', 'privacyPolicy']))
    .max(2)
    .optional(),
  /** Milliseconds from showing the form to sending it, to detect bots. If absent, a stricter rate limit applies. */
  elapsedMs: z.int().min(0).optional(),
  /** Honeypot: hidden from people, so only bots fill it in. */
  website: z.string().max(1_000).optional(),
  /**
   * The popup that led to the form. With a popup, the form counts as an application to its offer, and is refused if the offer has ended or
   * is full.
   */
  popup: ulid().optional(),
  /** The cell of the sheet that the visitor saw last. Stored only if the site has a sheet there. */
  cell: z.string().max(CELL_NAME_MAX).optional(),
  /**
   * The id of the visit that led to the form, which a page of the site adds to its link. Used only to join the form to the reports of the
   * visit; an invalid id is ignored.
   */
  visit: z.string().max(VISIT_ID_MAX).optional(),
  /**
   * The path of the members-only sheet for which the visitor registers. The e-mailed link leads back to it. Ignored unless it is
   * the path of a sheet of the site, and by other forms.
   */
  to: z.string().max(SHEET_PATH_MAX).optional(),
});
export type Submission = z.infer<typeof Submission>;

/** The response to a form: `null` unless it has a popup. `isWaiting`: all places are taken, and the visitor is on the waiting list. */
export const FormReply = z.object({ isWaiting: z.boolean() }).nullable();
export type FormReply = z.infer<typeof FormReply>;

/** A member's session on one site. The token is also set as an HttpOnly cookie, for pictures and videos. */
export const MemberSession = z.object({ accessToken: z.string(), expiresAt: instant(), email: z.string() });
export type MemberSession = z.infer<typeof MemberSession>;

export const MemberSignIn = z.strictObject({ email: email(), password: currentPasswordField() });
/** The password again, so that another person at the device cannot end a membership. */
export const MemberLeave = z.strictObject({ currentPassword: currentPasswordField() });
/** Another address, and the password, so that another person at the device cannot take over a membership. */
export const MemberEmailChange = z.strictObject({ email: email(), currentPassword: currentPasswordField() });
/** `lang`: if absent, the default language of the site applies. */
export const MemberEmailRequest = z.strictObject({ email: email(), lang: Language.optional() });
