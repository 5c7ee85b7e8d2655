import { currentUser } from '#functions/accounts/services/current-user.ts';
import { brandAccount } from '#functions/accounts/api/profile/brand-account.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import type { ProfileDependencies } from '#functions/accounts/api/profile/dependencies.ts';
import { ownUploadedImage } from '#functions/media/services/own-uploaded-image.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { profile } from '#shared/api-contract/endpoints/profile.ts';

/** Sets the logo and main colour of the account in which a login works. The present logo is kept if its id is sent. */
export const setBrand =
  (dependencies: ProfileDependencies): UseCase<typeof profile.setBrand> =>
  async ({ caller, body: { mediaId, mainColor } }) => {
    const { scope } = caller;
    await updateAccount(
      dependencies.accounts,
      () => brandAccount(dependencies, scope.accountId),
      async (account) => {
        const { brand } = account;
        const present = brand?.logo ?? null;
        const isSameLogo = (present?.mediaId ?? null) === mediaId;
        if (brand && isSameLogo && brand.mainColor === mainColor) return undefined;
        const logo = isSameLogo
          ? present
          : await ownUploadedImage(dependencies, scope, mediaId, {
              kind: 'brand',
              path: 'mediaId',
              isOwn: ({ ownerId }) => ownerId === scope.accountId,
            });
        const changes = brand?.mainColor === mainColor ? [] : [{ field: 'mainColor', from: brand?.mainColor ?? null, to: mainColor }];
        const audit = newAuditEntry(dependencies, 'account.brand', auditActor(caller), accountAuditSubject(account), changes);
        return { next: { ...account, brand: { logo, mainColor } }, context: { audit } };
      },
    );
    return { user: await currentUser(dependencies, caller) };
  };
