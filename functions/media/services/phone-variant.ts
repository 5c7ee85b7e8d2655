import { publishedVariants, type MediaKind, type Variant } from '#shared/model/media/media.ts';

/** Width in pixels of the creative variant for phones: one size for screens of 360 to 430 points at 2 to 3 pixels a point. */
const PHONE_WIDTH = 736;

/** Returns the variant that a phone downloads: the AVIF of its width for a creative, the largest variant for other kinds. */
export function phoneVariant(kind: MediaKind, width: number): Variant | undefined {
  const variants = publishedVariants(kind, width);
  if (kind !== 'creative') return variants.at(-1);
  const avif = variants.filter(({ format }) => format === 'avif');
  return avif.find((variant) => variant.width >= PHONE_WIDTH) ?? avif.at(-1);
}
