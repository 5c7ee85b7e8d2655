import type { Product } from '#shared/model/sites/product.ts';
import { type LinkAddresses, linkTarget, type LinkTarget } from '#site-renderer/components/shared/link-target.ts';

/** Returns the target of a product's button; `undefined` without a text or a target that exists. */
export const productTarget = (
  { linkButtonText, linkButtonUrl, isInternalLink }: Product,
  addresses: LinkAddresses,
): LinkTarget | undefined =>
  linkButtonText === '' ? undefined : linkTarget({ linkDestinationUrl: linkButtonUrl, isInternalLink }, addresses);

/** Whether a product has anything that visitors see. */
export const isShownProduct = (product: Product, addresses: LinkAddresses): boolean => {
  const { productName, image, price, description } = product;
  return image !== null || productName !== '' || price !== null || description !== '' || productTarget(product, addresses) !== undefined;
};
