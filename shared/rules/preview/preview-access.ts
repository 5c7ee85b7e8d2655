/** The state that determines access to a site's preview: the sharing, the invitees and the session. */
export interface PreviewShareState {
  isShared: boolean;
  /** The epoch of the sharing. A new password and the end of the sharing replace it, which ends all sessions. */
  epoch: string;
}

export interface PreviewInvitation {
  /** The current invitation, replaced each time the address is invited, so that sessions opened before a revocation remain closed. */
  invitation: string;
}

export interface PreviewSessionState {
  /** The epoch and invitation at the time when the session was opened. */
  epoch: string;
  invitation: string;
  /** The end of the session in epoch milliseconds. */
  until: number;
}

/**
 * Whether a session may see the preview at `now`, in epoch milliseconds: until it expires, the sharing ends, the password
 * changes or the invitation is revoked.
 */
export function mayPreview(
  session: PreviewSessionState,
  share: PreviewShareState | undefined,
  invitee: PreviewInvitation | undefined,
  now: number,
): boolean {
  if (!share?.isShared || !invitee) return false;
  return session.until > now && session.epoch === share.epoch && session.invitation === invitee.invitation;
}
