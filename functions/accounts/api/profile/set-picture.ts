import { currentUser } from '#functions/accounts/services/current-user.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import type { ProfileDependencies } from '#functions/accounts/api/profile/dependencies.ts';
import { ownUploadedImage } from '#functions/media/services/own-uploaded-image.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { profile } from '#shared/api-contract/endpoints/profile.ts';

/** Sets or removes the caller's profile picture. Only the login that uploaded a picture may use it. */
export const setPicture =
  (dependencies: ProfileDependencies): UseCase<typeof profile.setPicture> =>
  async ({ caller, body: { mediaId } }) => {
    const { loginId, scope } = caller;
    await updateAccount(
      dependencies.accounts,
      () => activeAccount(dependencies, loginId),
      async (account) => {
        if ((account.picture?.mediaId ?? null) === mediaId) return undefined;
        const picture = await ownUploadedImage(dependencies, scope, mediaId, {
          kind: 'profile',
          path: 'mediaId',
          isOwn: (file) => file.loginId === loginId,
        });
        const audit = newAuditEntry(dependencies, 'account.picture', auditActor(caller), accountAuditSubject(account));
        return { next: { ...account, picture }, context: { audit } };
      },
    );
    return { user: await currentUser(dependencies, caller) };
  };
