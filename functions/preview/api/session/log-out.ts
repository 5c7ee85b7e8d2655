import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';

export const logOut =
  ({ previewSessions }: Pick<PreviewDependencies, 'previewSessions'>): UseCase<typeof preview.logOut> =>
  async ({ params: { siteId }, bearer }) => {
    if (bearer) await previewSessions.end(siteId, bearer);
    return null;
  };
