import type { z } from 'zod';
import { creativeWidths, type ImageRef, productWidths, type Variant } from '#shared/model/media/media.ts';
import type { Language } from '#shared/model/language.ts';
import type { PublishedPage, PublishedProduct } from '#shared/model/visitor/published-page.ts';
import type { Sheet } from '#shared/model/site/site.ts';

/** A sheet of a site on the air, where it stands, and the language it was found in. */
export interface PlacedSheet {
  id: string;
  lang: Language;
  cell: string;
  /** Its place in reading order, from 1. */
  order: number;
  sheet: Sheet;
}

/** Where a file is found by whoever may see it: a path below the site's own host. */
export type MediaUrlOf = (file: Pick<ImageRef, 'mediaId'>, variant: Variant) => string;

/** A sheet as visitors who may see it are shown it. */
export function sheetView({ id, lang, cell, order, sheet }: PlacedSheet, addressOf: MediaUrlOf): PublishedPage {
  const { image, video, basedOn: _, products: __, ...shown } = sheet;
  return {
    ...shown,
    id,
    lang,
    cell,
    order,
    imageUrl: image && addressOf(image, { width: Math.max(...creativeWidths(image.width)), format: 'webp' }),
    videoUrl: video && addressOf(video, { width: video.width, format: 'mp4' }),
  };
}

/** The same of the cards on it, in order. */
export const productViews = ({ sheet }: PlacedSheet, addressOf: MediaUrlOf): z.infer<typeof PublishedProduct>[] =>
  sheet.products.map(({ image, ...product }, index) => ({
    ...product,
    order: index + 1,
    imageUrl: image && addressOf(image, { width: Math.max(...productWidths(image.width)), format: 'webp' }),
  }));
