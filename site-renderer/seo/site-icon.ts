import { FAVICON_SIZES, type ImageRef, type Variant } from '#shared/model/media/media.ts';
import type { SiteDocument, SiteSettings } from '#shared/model/sites/site.ts';
import { FAVICON_PATH, ICON_PATH, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import { parseColour, textColourOn } from '#shared/values/colour.ts';
import { escapeHtml } from '#shared/values/text/escape-html.ts';
import { NO_CACHE_HEADERS, type SiteFile } from '#site-renderer/files/site-file.ts';

type ImageUrl = (image: Pick<ImageRef, 'mediaId'>, variant: Variant) => string;

/** An icon of a manifest or a page. */
export interface SiteIcon {
  src: string;
  sizes: string;
  type: string;
}

const INK = '#202020';
const SVG_TYPE = 'image/svg+xml';

/** Returns the icons of a site: those that its owner uploaded, otherwise a drawn one in any size. */
export function siteIcons({ favicon }: Pick<SiteSettings, 'favicon'>, imageUrl: ImageUrl): SiteIcon[] {
  if (!favicon) return [{ src: ICON_PATH, sizes: 'any', type: SVG_TYPE }];
  return FAVICON_SIZES.map((size) => ({
    src: imageUrl(favicon, { width: size, format: 'png' }),
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
}

/** Returns the first letter of a name, in upper case. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase('en');
}

/** Draws the initial of a site in the accent colour of its theme; without a theme, in the colour of its first picture. */
function drawIcon({ settings: { name, theme } }: Pick<SiteDocument, 'settings'>, colour: string | undefined): string {
  const wanted = theme?.palette.accent ?? colour ?? INK;
  const ground = parseColour(wanted) ? wanted : INK;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" rx="96" fill="${escapeHtml(ground)}"/>`,
    `<text x="256" y="352" font-family="system-ui,sans-serif" font-size="272" font-weight="700" text-anchor="middle" fill="${textColourOn(ground)}">`,
    `${escapeHtml(initialOf(name))}</text></svg>`,
  ].join('');
}

/** Returns the files of a site's icon: the drawn one, and the one that browsers request without a link. */
export function iconFiles(
  siteId: string,
  document: Pick<SiteDocument, 'settings'>,
  imageUrl: ImageUrl,
  colour: string | undefined,
): SiteFile[] {
  const { favicon } = document.settings;
  const drawn = { body: drawIcon(document, colour), contentType: SVG_TYPE, cacheControl: NO_CACHE_HEADERS };
  if (!favicon) return [ICON_PATH, FAVICON_PATH].map((path) => ({ key: siteFileKey(siteId, path), ...drawn }));
  // The edge answers with a redirect to the icon (`renderRedirects`).
  const location = imageUrl(favicon, { width: FAVICON_SIZES[0], format: 'png' });
  return [
    {
      key: siteFileKey(siteId, FAVICON_PATH),
      body: location,
      contentType: 'text/plain; charset=utf-8',
      cacheControl: NO_CACHE_HEADERS,
      metadata: { location },
    },
  ];
}
