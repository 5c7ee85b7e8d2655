import type { Language } from '#shared/model/language.ts';
import { creativeWidths, type ImageRef, type Variant } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

/** The largest AVIF file, in bytes, that travels inside a home page; with it the page answers in one round trip. */
export const INLINE_CREATIVE_MAX_BYTES = 45 * 1024;

/** Width of the variant inside the page: enough for a phone of double density, small enough for the first round trip. */
const INLINE_WIDTH = 736;

/** The picture and variant that may travel inside the home page: the first sheet's, if it has one. */
export function inlineCreative(document: SiteDocument, language: Language): { image: ImageRef; variant: Variant } | undefined {
  const image = visibleSheets(document, language)[0]?.sheet.image;
  if (!image) return undefined;
  const widths = creativeWidths(image.width);
  return { image, variant: { width: widths.find((width) => width >= INLINE_WIDTH) ?? Math.max(...widths), format: 'avif' } };
}

/** A picture as it travels inside a page; `undefined` where it is too large for that. */
export function pictureInside(picture: Uint8Array | undefined): string | undefined {
  if (!picture || picture.length > INLINE_CREATIVE_MAX_BYTES) return undefined;
  return `data:image/avif;base64,${Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength).toString('base64')}`;
}
