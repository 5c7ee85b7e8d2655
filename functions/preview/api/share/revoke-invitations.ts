import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { changeShare } from '#functions/preview/api/share/change-share.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';

/**
 * Ends invitations and every session of their addresses. Deletes the invitations in the transaction, the records of their
 * e-mails right after it.
 */
export const revokeInvitations =
  (dependencies: PreviewDependencies): UseCase<typeof preview.revoke> =>
  async ({ caller, params: { siteId }, body: { emails, resend_all: isResent, version } }) => {
    const share = await changeShare(dependencies, { caller, siteId, version }, ({ share: before, invitees }) => {
      const stayed = invitees.map(({ email }) => email).filter((email) => !emails.includes(email));
      return { revoked: emails, recipients: isResent && before?.isShared ? stayed : [] };
    });
    const ended = emails.filter((email) => !share.emails.includes(email));
    await dependencies.shares.forgetMails(siteId, ended.map(addressDigest));
    return share;
  };
