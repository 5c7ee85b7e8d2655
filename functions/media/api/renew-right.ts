import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';

/** Returns the requested files of the login's scope. The server adds tags and renews the right to see the files, as in every answer. */
export const renewRight =
  ({ media: store }: Pick<MediaDependencies, 'media'>): UseCase<typeof media.renewRight> =>
  async ({ caller, body: { mediaIds } }) => {
    const found = await store.getAll(caller.scope, [...new Set(mediaIds)]);
    return { media: found.flatMap((file) => (file ? { mediaId: file.id } : [])) };
  };
