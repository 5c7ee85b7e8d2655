import { type PublishedMedia, publishedMedia } from '#functions/publishing/services/published-site/published-media.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';

/** Reads media files by id. Returns a function from an id to the published form of its file; it throws for an id that was not read. */
export async function publishedMediaOf(
  media: Pick<MediaStore, 'findAll'>,
  scope: Scope,
  ids: readonly string[],
): Promise<(mediaId: string) => PublishedMedia> {
  const files = await media.findAll(scope, ids);
  const byId = new Map(files.map((file) => [file.id, publishedMedia(file)]));
  return (mediaId) => {
    const found = byId.get(mediaId);
    if (!found) throw new Error(`Media ${mediaId} is shown but was not read`);
    return found;
  };
}
