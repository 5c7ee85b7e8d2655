import { creativeWidths, type ImageRef, type VariantFormat } from '#shared/model/media/media.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

interface SheetPictureProps {
  image: ImageRef;
  alt: string;
  addresses: SiteAddresses;
  /** CSS `sizes`: how wide sheets are on the screen. */
  sizes: string;
  /** Whether to fetch it at once and before anything else; other pictures wait until they come near. */
  isFirst: boolean;
  /** The picture itself as an AVIF data URI, to save the first round trip. */
  inlined?: string | undefined;
}

/** Shown by browsers that know no `srcset`. */
const FALLBACK_WIDTH = 736;

/**
 * A creative, in AVIF or else WebP, in the width the screen asks for. Wrapped in `picture` also because React preloads
 * every other picture of a page at once.
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
