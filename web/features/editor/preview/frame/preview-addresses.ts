import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import type { Grid } from '#shared/model/sites/site.ts';
import { sectionHash, SITE_PAGE_OF_INTERNAL_PAGE } from '#shared/model/sites/destination.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

/**
 * Returns the addresses inside a preview: media from the console's host; pages, cells and languages as fragments, which the preview
 * handles. `languages`: those the site can be switched to.
 */
export const previewAddresses = (cells: Grid['cells'], languages: readonly Language[] = LANGUAGES): SiteAddresses => ({
  imageUrl: (image, { width, format }) => mediaUrl(image.mediaId, width, format),
  backdropUrl: ({ mediaId }) => mediaUrl(mediaId, THUMBNAIL_WIDTH),
  videoUrl: ({ mediaId, width }) => mediaUrl(mediaId, width, 'mp4'),
  pageUrl: (page) => `#${page}`,
  linkedPageUrl: (page) => `#${SITE_PAGE_OF_INTERNAL_PAGE[page]}${sectionHash(page)}`,
  languageUrl: (language) => (languages.includes(language) ? `#${language}` : undefined),
  isGoal: () => false,
  cellUrl: (cell) => (cells[cell] === undefined ? undefined : `#${cell}`),
});
