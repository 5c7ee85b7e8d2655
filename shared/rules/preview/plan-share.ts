import type { FieldError } from '#shared/model/error.ts';
import { PREVIEW_INVITEES_MAX } from '#shared/model/limits.ts';

/** The current sharing of a preview. */
export interface ShareState {
  isShared: boolean;
  hasPassword: boolean;
  /** `wasMailed`: an invitation was sent to the address. */
  invitees: readonly { email: string; wasMailed: boolean }[];
}

/** The requested change. `emails`: additional addresses to invite; current invitees stay. */
export interface ShareRequest {
  isPrivate: boolean;
  emails: readonly string[];
  hasNewPassword: boolean;
  /** The recipients of e-mails: invitees who received none yet, or all invitees. */
  sendTo: 'new' | 'all';
}

export interface SharePlan {
  /** Faults that prevent the request. */
  faults: FieldError[];
  /** The newly invited addresses, without duplicates. */
  invited: string[];
  /** The addresses to which an invitation is sent: none while the preview is locked. */
  recipients: string[];
  /** Whether all open sessions end. */
  endsSessions: boolean;
}

/** Returns the effects of a request to share a preview. */
export function planShare({ isShared, hasPassword, invitees }: ShareState, request: ShareRequest): SharePlan {
  const { isPrivate, hasNewPassword, sendTo } = request;
  const known = new Set(invitees.map(({ email }) => email));
  const invited = [...new Set(request.emails)].filter((email) => !known.has(email));
  const faults: FieldError[] = [];
  if (isPrivate && !hasPassword && !hasNewPassword) faults.push({ path: 'password', rule: 'preview-password-required' });
  if (known.size + invited.length > PREVIEW_INVITEES_MAX)
    faults.push({ path: 'emails', rule: 'too-many', params: { max: PREVIEW_INVITEES_MAX } });
  const waiting = invitees.filter(({ wasMailed }) => sendTo === 'all' || !wasMailed).map(({ email }) => email);
  return {
    faults,
    invited,
    recipients: isPrivate ? [...waiting, ...invited] : [],
    endsSessions: hasNewPassword || (isShared && !isPrivate),
  };
}
