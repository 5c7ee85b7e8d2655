import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import { mediaView } from '#functions/api/media/media-view.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';

export const listMedia =
  (dependencies: Pick<MediaDependencies, 'media'>): UseCase<typeof media.list> =>
  async ({ caller, query }) => ({ media: (await dependencies.media.findAll(caller.scope, query.ids)).map(mediaView) });
