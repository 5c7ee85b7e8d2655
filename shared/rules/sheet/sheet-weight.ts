import { SHEET_BUDGET_BYTES } from '#shared/model/limits.ts';
import type { Sheet } from '#shared/model/site/site.ts';

/** Bytes of a picture as a phone fetches it; `undefined` where that is not known. */
export type MediaSizeOf = (mediaId: string) => number | undefined;

/** How heavy a sheet is for a phone, and how heavy it may be. */
export interface SheetWeight {
  bytes: number;
  budget: number;
}

/** What a phone fetches for a sheet: its picture, those of its products, and its video. What is not known counts nothing. */
export function sheetWeight({ image, video, products }: Sheet, bytesOf: MediaSizeOf): SheetWeight {
  const pictures = [image, ...products.map((product) => product.image)].flatMap((shown) => shown?.mediaId ?? []);
  const bytes = [...new Set(pictures)].reduce((sum, mediaId) => sum + (bytesOf(mediaId) ?? 0), video?.size ?? 0);
  return { bytes, budget: video ? SHEET_BUDGET_BYTES.video : SHEET_BUDGET_BYTES.picture };
}
