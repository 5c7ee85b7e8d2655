import type { PreviewDependencies } from '#functions/api/preview/dependencies.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';

export const logOut =
  ({ previewSessions }: Pick<PreviewDependencies, 'previewSessions'>): UseCase<typeof preview.logOut> =>
  async ({ params: { siteId }, bearer }) => {
    if (bearer) await previewSessions.end(siteId, bearer);
    return null;
  };
