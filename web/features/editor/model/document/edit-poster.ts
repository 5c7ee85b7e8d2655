import type { ImageRef } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { editSheet, type SheetLocation } from '#web/features/editor/model/document/edit-document.ts';

/** Shows another still of a video, as long as it is still that video which stands there. */
export function setPoster(document: SiteDocument, place: SheetLocation, videoId: string, image: ImageRef): SiteDocument {
  const shown = document.sheets[document.grid.cells[place.cell] ?? '']?.[place.language]?.video;
  return shown?.mediaId === videoId ? editSheet(document, place, { image }) : document;
}
