import { ulid } from 'ulid';
import type { Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { setCreative } from '#web/features/editor/model/document/edit-document.ts';

/** Returns the document with each picture as the creative of its cell. Cells without a sheet get one. */
export const placePictures = (
  document: SiteDocument,
  pictures: readonly ImageRef[],
  { cells, language, variationId }: { cells: readonly string[]; language: Language; variationId: string | null },
): SiteDocument =>
  cells.reduce((placed, cell, index) => {
    const picture = pictures[index];
    return picture ? setCreative(placed, { cell, language, variationId }, ulid(), picture) : placed;
  }, document);
