import { PREVIEW_FRAME, PRODUCT_DEFAULTS, PRODUCTS_MAX } from '#shared/model/limits.ts';
import type { CardPosition } from '#shared/rules/sheets/card-position.ts';

/** The vertical distance to a card in the same position, in pixels of the preview frame, so that both cards are visible. */
const CARD_OFFSET = 26;

/** Returns the position above this one at which the editor puts the next card. Above the upper edge, it continues at the lower edge. */
const nextAbove = (coordinateY: number): number => (coordinateY - CARD_OFFSET + PREVIEW_FRAME.height) % PREVIEW_FRAME.height;

/** Returns the position itself, or the nearest one above it that no other card has. */
export function freePosition(taken: readonly CardPosition[], { coordinateX, coordinateY }: CardPosition): CardPosition {
  let free = coordinateY;
  while (taken.some((place) => place.coordinateX === coordinateX && place.coordinateY === free)) free = nextAbove(free);
  return { coordinateX, coordinateY: free };
}

/** The vertical positions that the editor gives to products that were never moved: the default one, and those of further cards above it. */
const UNTOUCHED: ReadonlySet<number> = new Set(
  Array.from({ length: PRODUCTS_MAX - 1 }).reduce<number[]>(
    (places) => [...places, nextAbove(places.at(-1) ?? 0)],
    [PRODUCT_DEFAULTS.coordinateY],
  ),
);

/**
 * Whether the owner placed a product by coordinates. The default coordinates of a new product, and those that the editor gives to
 * further cards above it, are not a place: on sites with a theme, such a product is on the shelf.
 */
export const isPlacedProduct = ({ coordinateX, coordinateY }: CardPosition): boolean =>
  coordinateX !== PRODUCT_DEFAULTS.coordinateX || !UNTOUCHED.has(coordinateY);

/** Returns the position for a product that the owner drops here: beside it if it would count as not placed. */
export const placedPosition = (position: CardPosition): CardPosition =>
  isPlacedProduct(position) ? position : { ...position, coordinateX: position.coordinateX + 1 };

/** The coordinates of a product that is on the shelf. */
export const ON_SHELF: CardPosition = { coordinateX: PRODUCT_DEFAULTS.coordinateX, coordinateY: PRODUCT_DEFAULTS.coordinateY };
