import type { MediaUrlOf } from '#functions/publishing/services/published-site/published-sheet-view.ts';
import { type PublishedMedia, publishedMedia, publishedName } from '#functions/publishing/services/published-site/published-media.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { PublicSite } from '#functions/sites/store/public-site-store.ts';
import { type ImageRef, MUTED_VIDEO, type Variant, variantName, type VideoRef } from '#shared/model/media/media.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { sheetVersions } from '#shared/rules/sheets/variations.ts';

/**
 * Returns, by media id, the media of a sheet, of its active variations and of its products, and the other given pictures. Makes one read,
 * or none without media.
 */
export async function sheetMedia(
  media: Pick<MediaStore, 'findAll'>,
  { ownerId }: PublicSite,
  sheet: Sheet,
  others: readonly (ImageRef | null)[] = [],
): Promise<ReadonlyMap<string, PublishedMedia>> {
  const creatives = sheetVersions(sheet).flatMap(({ sheet: { image, video } }) => [image, video]);
  const shown = [...creatives, ...sheet.products.map((product) => product.image), ...others].filter((ref) => ref !== null);
  const ids = [...new Set(shown.map(({ mediaId }) => mediaId))];
  if (ids.length === 0) return new Map();
  const files = await media.findAll(scopeOf(ownerId), ids);
  return new Map(files.map((file) => [file.id, publishedMedia(file)]));
}

interface MediaUrls {
  urlOf: MediaUrlOf;
  /** Returns the URL of the video without sound. */
  mutedVideoUrl: (video: Pick<VideoRef, 'mediaId'>) => string | undefined;
}

/** Returns the URLs of media below a path of the site's origin. */
export function mediaUrlsBelow(base: string, files: ReadonlyMap<string, PublishedMedia>): MediaUrls {
  const urlIfStored = (mediaId: string, variant: Variant): string | undefined => {
    const file = files.get(mediaId);
    if (!file) throw new Error(`Media ${mediaId} was not read`);
    const name = publishedName(file, variant);
    return name && `${base}/${file.folder}/${name}`;
  };
  return {
    urlOf: ({ mediaId }, variant) => {
      const url = urlIfStored(mediaId, variant);
      if (url === undefined) throw new Error(`Media ${mediaId} has no ${variantName(variant)}`);
      return url;
    },
    mutedVideoUrl: ({ mediaId }) => urlIfStored(mediaId, MUTED_VIDEO),
  };
}
