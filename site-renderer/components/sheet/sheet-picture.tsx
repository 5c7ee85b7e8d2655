import { creativeWidths, type ImageRef, type VariantFormat } from '#shared/model/media/media.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

interface SheetPictureProps {
  image: ImageRef;
  alt: string;
  addresses: SiteAddresses;
  /** CSS `sizes`: the width of a sheet on the screen. */
  sizes: string;
  /** Whether the picture is fetched with high priority; other pictures load lazily. */
  isFirst: boolean;
  /** The picture as an AVIF data URI, which saves the first round trip. */
  inlined?: string | undefined;
}

/** The width for browsers without `srcset` support. */
const FALLBACK_WIDTH = 736;

/**
 * Renders a creative as AVIF with a WebP fallback, in responsive widths. The `picture` element also prevents React from preloading every
 * picture of a page.
 */
export function SheetPicture({ image, alt, addresses, sizes, isFirst, inlined }: SheetPictureProps) {
  const widths = creativeWidths(image.width);
  const srcSet = (format: VariantFormat) => widths.map((width) => `${addresses.imageUrl(image, { width, format })} ${width}w`).join();
  const fallback = widths.find((width) => width >= FALLBACK_WIDTH) ?? image.width;
  return (
    <picture>
      {inlined === undefined ? (
        <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      ) : (
        <source type="image/avif" srcSet={inlined} data-srcset={srcSet('avif')} sizes={sizes} />
      )}
      <img
        src={addresses.imageUrl(image, { width: fallback, format: 'webp' })}
        srcSet={srcSet('webp')}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        draggable={false}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  );
}
