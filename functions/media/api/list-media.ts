import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { isAllowed } from '#shared/rules/accounts/policy.ts';
import { mediaView } from '#functions/media/api/media-view.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';

/** Returns the states of uploads. A login that reads no sites, such as an accountant, sees its own uploads only. */
export const listMedia =
  (dependencies: Pick<MediaDependencies, 'media'>): UseCase<typeof media.list> =>
  async ({ caller: { scope, actor, loginId }, query }) => {
    const readsSites = isAllowed(actor, 'site:read');
    if (!readsSites && !isAllowed(actor, 'own-profile')) throw new AppError('forbidden');
    const files = await dependencies.media.findAll(scope, query.ids);
    if (!readsSites && files.some((file) => file.loginId !== loginId)) throw new AppError('forbidden');
    return { media: files.map(mediaView) };
  };
