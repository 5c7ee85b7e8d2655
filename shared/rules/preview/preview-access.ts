/** What decides about the previews of a site: how it is shared, who is invited, and which session asks. */
export interface PreviewShareState {
  isShared: boolean;
  /** Changes with every new password and every end of the sharing, which both end all sessions. */
  epoch: string;
}

export interface PreviewInvitation {
  /** A new one each time the address is invited: what was opened before a revocation stays closed. */
  invitation: string;
}

export interface PreviewSessionState {
  /** Those of the share and of the invitation when the session was opened. */
  epoch: string;
  invitation: string;
  /** Epoch milliseconds. */
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
