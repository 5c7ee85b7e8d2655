import type { CSSProperties } from 'react';
import { PRODUCT_DEFAULTS } from '#shared/model/limits.ts';
import { type ImageRef, productWidths } from '#shared/model/media/media.ts';
import type { Product } from '#shared/model/sites/product.ts';
import { cardPlaceStyle } from '#site-renderer/components/popup/card-place-style.ts';
import { isShownProduct, productTarget } from '#site-renderer/components/product/product-target.ts';
import { LinkButton } from '#site-renderer/components/shared/link-button.tsx';
import { PriceText } from '#site-renderer/components/shared/price-text.tsx';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface ProductCardProps {
  product: Product;
  addresses: SiteAddresses;
  words: VisitorLabels;
  /** Whether the card is rendered in the editor, which also shows empty cards and marks each card with its id. */
  isEdited: boolean;
}

/** Renders the product's picture, at double density for a phone. `alt` is empty because the product's name is next to the picture. */
function ProductPicture({ image, addresses }: { image: ImageRef; addresses: SiteAddresses }) {
  const width = Math.max(...productWidths(image.width));
  return (
    <img
      src={addresses.imageUrl(image, { width, format: 'webp' })}
      width={image.width}
      height={image.height}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}

/** Renders a product on a sheet: picture, name, price, description and button. Empty parts are omitted. */
export function ProductCard({ product, addresses, words, isEdited }: ProductCardProps) {
  const { id, productName, image, price, description, linkButtonText } = product;
  const target = productTarget(product, addresses);
  if (!isEdited && !isShownProduct(product, addresses)) return null;
  const style: CSSProperties = {
    ...cardPlaceStyle(product),
    color: safeColour(product.textColor, PRODUCT_DEFAULTS.textColor),
    backgroundColor: safeColour(product.backgroundColor, PRODUCT_DEFAULTS.backgroundColor),
  };
  return (
    <div className="product" data-product={isEdited ? id : undefined} style={style}>
      {image && <ProductPicture image={image} addresses={addresses} />}
      {productName !== '' && <h2>{productName}</h2>}
      {price !== null && (
        <p className="cost">
          <PriceText price={price} words={words} />
        </p>
      )}
      {description !== '' && <p>{description}</p>}
      {target && <LinkButton text={linkButtonText} target={target} colours={product} defaults={PRODUCT_DEFAULTS} isProduct />}
    </div>
  );
}
