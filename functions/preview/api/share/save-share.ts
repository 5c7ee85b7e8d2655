import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { changeShare } from '#functions/preview/api/share/change-share.ts';
import { newPassword } from '#functions/preview/api/share/set-share-password.ts';
import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { PreviewSharing } from '#functions/preview/store/preview-share-store.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';
import { planShare, type ShareState } from '#shared/rules/preview/plan-share.ts';

const stateOf = ({ share, invitees }: PreviewSharing): ShareState => ({
  isShared: share?.isShared ?? false,
  hasPassword: Boolean(share?.passwordHash),
  invitees: invitees.map(({ email, mail }) => ({ email, wasMailed: mail !== null })),
});

/** Shares a preview or ends the sharing, invites addresses and sends invitations. */
export const saveShare =
  (dependencies: PreviewDependencies): UseCase<typeof preview.share> =>
  ({ caller, params: { siteId }, body: { isPrivate, emails, password, note, sendTo, version } }) =>
    changeShare(dependencies, { caller, siteId, version }, async (sharing) => {
      const chosen = await newPassword(dependencies, sharing, password);
      const hasNewPassword = chosen.passwordHash !== undefined;
      const { faults, ...plan } = planShare(stateOf(sharing), { isPrivate, emails, hasNewPassword, sendTo });
      if (faults.length > 0) throw invalidInput(faults);
      return { ...chosen, ...plan, isShared: isPrivate, ...(note !== undefined && { note }) };
    });
