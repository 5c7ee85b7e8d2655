import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import type { NewsOwner } from '#functions/news/api/save/target-sites.ts';
import { ownUploadedImage } from '#functions/media/services/own-uploaded-image.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { StoredNews } from '#functions/news/store/news.ts';
import type { ImageRef } from '#shared/model/media/media.ts';

/**
 * Returns the picture of a save: the present one, or an upload of kind `news` that belongs to the item's account. Refuses any other picture
 * with `unknown-media`.
 */
export async function newsImage(
  dependencies: Pick<NewsDependencies, 'media'>,
  scope: Scope,
  imageId: string | null,
  owner: NewsOwner,
  before?: StoredNews,
): Promise<ImageRef | null> {
  const present = before?.image ?? null;
  if (present?.mediaId === imageId) return present;
  const isOwn = ({ ownerId }: { ownerId: string }): boolean => ownerId === owner.ownerId;
  return ownUploadedImage(dependencies, scope, imageId, { kind: 'news', path: 'imageId', isOwn });
}
