import { SHEET_BUDGET_BYTES } from '#shared/model/limits.ts';
import type { Sheet } from '#shared/model/site/site.ts';

/** Bytes of a picture in the variant for phones; `undefined` if unknown. */
export type MediaSizeOf = (mediaId: string) => number | undefined;

/** Download size of a sheet on a phone and its budget, in bytes. */
export interface SheetWeight {
  bytes: number;
  budget: number;
}

/** Download size of a sheet on a phone: its picture, its products' pictures and its video. Unknown sizes count as 0. */
export function sheetWeight({ image, video, products }: Sheet, bytesOf: MediaSizeOf): SheetWeight {
  const pictures = [image, ...products.map((product) => product.image)].flatMap((shown) => shown?.mediaId ?? []);
  const bytes = [...new Set(pictures)].reduce((sum, mediaId) => sum + (bytesOf(mediaId) ?? 0), video?.size ?? 0);
  return { bytes, budget: video ? SHEET_BUDGET_BYTES.video : SHEET_BUDGET_BYTES.picture };
}
