import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { products as source } from '#shared/messages/jp/editor/products.ts';

export const products: CatalogueOf<typeof source> = {
  count: '{{count}}',
  list: 'Order of the products',
  add: 'Add a product',
  hint: 'Products are cards on the sheet. Drag them into place in the preview.',
  stackHint: 'Where cards overlap, the one further down the list is in front.',
  shelfHint: 'Products line up on the shelf of the sheet. Drag one in the preview to place it anywhere.',
  onShelf: 'On the shelf of the sheet. Drag it in the preview to place it anywhere.',
  placed: 'Shown where you placed it. On screens where it would cover text or buttons, it is on the shelf.',
  toShelf: 'Return to the shelf',
  full: 'A sheet holds up to {{max}} products.',
  nameless: 'Product without a name',
  noPrice: 'No price',
  imageHint: 'Recommended width: 480 pixels or more.',
  placeHint: 'Distance of the card’s upper left corner from that of a {{width}} × {{height}} pixel screen. It scales with the screen.',
  duplicate: 'Duplicate this product',
  remove: 'Delete this product',
};
