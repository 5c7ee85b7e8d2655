import { publishedName, type PublishedMedia } from '#functions/publishing/services/published-site/published-media.ts';
import type { Variant } from '#shared/model/media/media.ts';
import { mediaPath } from '#shared/rules/sites/site-file-keys.ts';

/** Returns a function that returns the published path of a variant below a site's origin; `undefined` if the file has no such variant. */
export const publicMediaUrl =
  (publishedOf: (mediaId: string) => PublishedMedia) =>
  (mediaId: string, variant: Variant): string | undefined => {
    const published = publishedOf(mediaId);
    const name = publishedName(published, variant);
    return name && mediaPath(published.folder, name);
  };
