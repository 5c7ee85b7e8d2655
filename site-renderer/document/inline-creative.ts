import type { Language } from '#shared/model/language.ts';
import { creativeWidths, INLINE_CREATIVE, type ImageRef, type Variant } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { runningVariations } from '#shared/rules/sheets/variations.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

/**
 * Returns the picture and variant to inline in the home page: the picture of the first sheet, in a variant sufficient for a phone of double
 * density. `undefined` if the sheet has no picture, or has enabled variations, each of which may have another picture.
 */
export function inlineCreative(document: SiteDocument, language: Language): { image: ImageRef; variant: Variant } | undefined {
  const first = visibleSheets(document, language)[0]?.sheet;
  const image = first?.image;
  if (!image || runningVariations(first).length > 0) return undefined;
  const widths = creativeWidths(image.width);
  return { image, variant: { width: widths.find((width) => width >= INLINE_CREATIVE.width) ?? Math.max(...widths), format: 'avif' } };
}

/** Returns the picture as a data URI; `undefined` if it exceeds `INLINE_CREATIVE.maxBytes`. */
export function toInlineDataUri(picture: Uint8Array | undefined): string | undefined {
  if (!picture || picture.length > INLINE_CREATIVE.maxBytes) return undefined;
  return `data:image/avif;base64,${Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength).toString('base64')}`;
}
