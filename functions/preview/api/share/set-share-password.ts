import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { changeShare } from '#functions/preview/api/share/change-share.ts';
import type { ShareDecision } from '#functions/preview/api/share/prepare-share-change.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { PreviewSharing } from '#functions/preview/store/preview-share-store.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';

/** Returns the hash of a new password, which ends all sessions; empty for the current password, so that a repeated request is a no-op. */
export async function newPassword(
  { passwords }: Pick<PreviewDependencies, 'passwords'>,
  { share }: PreviewSharing,
  password: string | undefined,
): Promise<Pick<ShareDecision, 'passwordHash' | 'endsSessions'>> {
  if (password === undefined) return {};
  const isSame = await passwords.verify(password, share?.passwordHash ?? undefined);
  return isSame ? {} : { passwordHash: await passwords.hash(password), endsSessions: true };
}

/** Sets the password of a preview. */
export const setSharePassword =
  (dependencies: PreviewDependencies): UseCase<typeof preview.setPassword> =>
  ({ caller, params: { siteId }, body: { password } }) =>
    changeShare(dependencies, { caller, siteId }, (sharing) => newPassword(dependencies, sharing, password));
