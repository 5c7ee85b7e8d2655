import type { z } from 'zod';
import { creativeWidths, type ImageRef, productWidths, type Variant } from '#shared/model/media/media.ts';
import type { PublishedPage, PublishedProduct } from '#shared/model/visitors/published-page.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import type { PlacedSheet } from '#shared/rules/sheets/sheet-positions.ts';

/** Returns the URL of a media file, a path below the site's origin, for visitors that may see the file. */
export type MediaUrlOf = (file: Pick<ImageRef, 'mediaId'>, variant: Variant) => string;

/** Returns the title of a sheet, from its text. */
export const sheetTitle = ({ mainText, imageAlt }: Sheet): string => (mainText || imageAlt).replaceAll(/\s+/g, ' ');

/** Returns a sheet as the API returns it to visitors that may see the sheet. */
export function sheetView({ id, lang, cell, order, sheet }: PlacedSheet, urlOf: MediaUrlOf): PublishedPage {
  const { image, video, basedOn: _, products: __, variations: ___, ...shown } = sheet;
  return {
    ...shown,
    id,
    lang,
    cell,
    order,
    imageUrl: image && urlOf(image, { width: Math.max(...creativeWidths(image.width)), format: 'webp' }),
    videoUrl: video && urlOf(video, { width: video.width, format: 'mp4' }),
  };
}

/** Returns the products of a sheet, in order. */
export const productViews = ({ sheet }: PlacedSheet, urlOf: MediaUrlOf): z.infer<typeof PublishedProduct>[] =>
  sheet.products.map(({ image, ...product }, index) => ({
    ...product,
    order: index + 1,
    imageUrl: image && urlOf(image, { width: Math.max(...productWidths(image.width)), format: 'webp' }),
  }));
