import { SHEET_BUDGET_BYTES } from '#shared/model/limits.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { sheetVersions } from '#shared/rules/sheets/variations.ts';

/** Returns the bytes of a picture in the variant for phones; `undefined` if unknown. */
export type MediaSizeOf = (mediaId: string) => number | undefined;

/** The download size of a sheet on a phone and its budget, in bytes. */
export interface SheetWeight {
  bytes: number;
  budget: number;
}

/** Returns the download size of one version of a sheet. */
function versionWeight({ image, video, products }: Sheet, bytesOf: MediaSizeOf): SheetWeight {
  const pictures = [image, ...products.map((product) => product.image)].flatMap((shown) => shown?.mediaId ?? []);
  const bytes = [...new Set(pictures)].reduce((sum, mediaId) => sum + (bytesOf(mediaId) ?? 0), video?.size ?? 0);
  return { bytes, budget: video ? SHEET_BUDGET_BYTES.video : SHEET_BUDGET_BYTES.picture };
}

/**
 * Returns the download size of a sheet on a phone: its picture, its products' pictures and its video, or those of the variation that takes
 * most of its budget. Unknown sizes count as 0.
 */
export const sheetWeight = (sheet: Sheet, bytesOf: MediaSizeOf): SheetWeight =>
  sheetVersions(sheet)
    .map((version) => versionWeight(version.sheet, bytesOf))
    .reduce((most, one) => (one.bytes / one.budget > most.bytes / most.budget ? one : most));
