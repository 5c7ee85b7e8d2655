import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { parseSessionToken } from '#functions/sign-in/store/session-token.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';

/**
 * Opens the preview of a site in the caller's scope without its password. The session ends no later than the console session or, while
 * acting for a login, the manager's acting session.
 */
export const openPreviewAsLogin =
  ({ sites, previewLogins }: Pick<PreviewDependencies, 'sites' | 'previewLogins'>): UseCase<typeof preview.open> =>
  async ({ caller, params: { siteId }, bearer = '' }) => {
    const session = caller.acting?.session ?? parseSessionToken(bearer);
    if (!session) throw new AppError('unauthenticated');
    const site = await sites.find(caller.scope, siteId);
    const { token, until } = await previewLogins.open(site.id, session);
    return { accessToken: token, expiresAt: until.toISOString() };
  };
