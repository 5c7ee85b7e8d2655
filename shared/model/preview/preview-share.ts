import * as z from 'zod';
import { currentPasswordField, newPasswordField } from '#shared/model/sign-in/password.ts';
import { email, instant, longText, ulid } from '#shared/model/fields.ts';
import { PREVIEW_INVITEES_MAX, PREVIEW_NOTE_MAX } from '#shared/model/limits.ts';
import { SentMail } from '#shared/model/sent-mail.ts';

/** The credentials of an invitee to open a preview. */
export const PreviewSignIn = z.strictObject({ email: email(), password: currentPasswordField() });
export type PreviewSignIn = z.infer<typeof PreviewSignIn>;

/** A session of an invitee on one site. */
export const PreviewSession = z.object({ accessToken: z.string(), expiresAt: instant(), email: z.string() });
export type PreviewSession = z.infer<typeof PreviewSession>;

/** An address that is invited to a preview. */
export const PreviewInvitee = z.object({
  id: z.string(),
  email: z.string(),
  invitedAt: instant(),
  /** The last invitation that was sent to the address; `null` if none was sent. */
  mail: SentMail.pick({ state: true, at: true }).nullable(),
  lastOpenedAt: instant().nullable(),
  /** Number of comments and replies by the invitee. */
  comments: z.int(),
  /** When the invitee last approved a revision; `null` if it approved none. */
  approvedAt: instant().nullable(),
});
export type PreviewInvitee = z.infer<typeof PreviewInvitee>;

/** The sharing of a site's preview. Its password is never returned. */
export const PreviewShare = z.object({
  /** Whether the preview is open to invitees with the password; otherwise it is locked for everyone. */
  isPrivate: z.boolean(),
  hasPassword: z.boolean(),
  passwordSetAt: instant().nullable(),
  note: z.string(),
  emails: z.array(z.string()),
  /** The invitees of `emails`, first invited first. */
  invitees: z.array(PreviewInvitee),
  /** The version, which changes with every change of the sharing by a login; `null` if the preview was never shared. */
  version: ulid().nullable(),
});
export type PreviewShare = z.infer<typeof PreviewShare>;

const emails = () => z.array(email()).max(PREVIEW_INVITEES_MAX);
/** The version that the caller has seen, so that a repeated request is refused instead of executed again. */
const seenVersion = () => ulid().nullable().exactOptional();

/** A change to the sharing of a preview. Absent fields stay as they are. */
export const ShareRequest = z.strictObject({
  isPrivate: z.boolean(),
  /** Additional addresses to invite. */
  emails: emails().default([]),
  password: newPasswordField().exactOptional(),
  note: longText(PREVIEW_NOTE_MAX).exactOptional(),
  /** The recipients of an invitation e-mail: invitees who received none yet, or all invitees. */
  sendTo: z.enum(['new', 'all']).default('new'),
  version: seenVersion(),
});

/** Ends invitations; an address that is not invited is ignored. `resend_all`: sends the invitation again to all other invitees. */
export const RevokeRequest = z.strictObject({
  emails: emails(),
  resend_all: z.boolean().default(false),
  version: seenVersion(),
});

export const SharePasswordRequest = z.strictObject({ password: newPasswordField() });
