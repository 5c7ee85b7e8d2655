import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import { mediaView } from '#functions/media/api/media-view.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';

export const listMedia =
  (dependencies: Pick<MediaDependencies, 'media'>): UseCase<typeof media.list> =>
  async ({ caller, query }) => ({ media: (await dependencies.media.findAll(caller.scope, query.ids)).map(mediaView) });
