import { publishedVariants, type MediaKind, type Variant } from '#shared/model/media/media.ts';

/** The width in pixels of a creative that phones ask for: 360 to 430 points wide, two to three pixels a point, one for all. */
const PHONE_WIDTH = 736;

/** Which of the variants of a file a phone takes: of creatives the AVIF of its width, of products and popups the largest. */
export function phoneVariant(kind: MediaKind, width: number): Variant | undefined {
  const variants = publishedVariants(kind, width);
  if (kind !== 'creative') return variants.at(-1);
  const avif = variants.filter(({ format }) => format === 'avif');
  return avif.find((variant) => variant.width >= PHONE_WIDTH) ?? avif.at(-1);
}
