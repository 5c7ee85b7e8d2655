import type { Product } from '#shared/model/sites/product.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { isPlacedProduct } from '#shared/rules/sheets/product-place.ts';

/** Returns whether a product of a sheet with a theme has a place of its own. In the layout `product`, all are on the shelf. */
export const isPlacedOn =
  ({ layout }: Pick<Sheet, 'layout'>) =>
  (product: Product): boolean =>
    layout !== 'product' && isPlacedProduct(product);

/** Returns the products of a sheet with a theme that have a place of their own. */
export const placedProducts = (sheet: Pick<Sheet, 'layout' | 'products'>): Product[] => sheet.products.filter(isPlacedOn(sheet));
