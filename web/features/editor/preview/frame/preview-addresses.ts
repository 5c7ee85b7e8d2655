import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { Grid } from '#shared/model/site/site.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

/** Where the live view finds pictures and cells: pictures at the console's own host, cells at an anchor that the view catches. `languages`: those it is shown in. */
export const previewAddresses = (cells: Grid['cells'], languages: readonly Language[] = LANGUAGES): SiteAddresses => ({
  imageUrl: (image, { width, format }) => mediaUrl(image.mediaId, width, format),
  videoUrl: ({ mediaId, width }) => mediaUrl(mediaId, width, 'mp4'),
  pageUrl: (page) => `#${page}`,
  languageUrl: (language) => (languages.includes(language) ? `#${language}` : undefined),
  cellUrl: (cell) => (cells[cell] === undefined ? undefined : `#${cell}`),
});
