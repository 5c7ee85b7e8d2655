import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import type { MediaPlace } from '#shared/model/media/library.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { byReadingOrder } from '#shared/values/cell.ts';

type Media = ImageRef | VideoRef | null | undefined;

const mediaOfSheet = ({ image, video, variations }: Sheet): Media[] => [
  image,
  video,
  ...variations.flatMap(({ fields }) => [fields.image, fields.video]),
];
const mediaOfProducts = ({ products }: Sheet): Media[] => products.map(({ image }) => image);
const mediaOfPopup = ({ content }: PopupCta): Media[] => Object.values(content).map((texts) => texts.image);

/** Yields every place of a document that shows a file, with the file. A place may be yielded once for each language. */
function* placedMedia({ settings, grid, sheets, popups }: SiteDocument): Generator<[MediaPlace, Media]> {
  yield [{ kind: 'logo' }, settings.logo];
  yield [{ kind: 'favicon' }, settings.favicon];
  yield [{ kind: 'share' }, settings.shareImage];
  for (const cell of Object.keys(grid.cells).toSorted(byReadingOrder)) {
    for (const sheet of Object.values(sheets[grid.cells[cell] ?? ''] ?? {})) {
      for (const media of mediaOfSheet(sheet)) yield [{ kind: 'sheet', cell }, media];
      for (const media of mediaOfProducts(sheet)) yield [{ kind: 'product', cell }, media];
    }
  }
  for (const popup of Object.values(popups)) for (const media of mediaOfPopup(popup)) yield [{ kind: 'popup' }, media];
}

/** Returns the ids of all files that a document shows. */
export const usedMedia = (document: SiteDocument): Set<string> =>
  new Set([...placedMedia(document)].flatMap(([, media]) => media?.mediaId ?? []));

/** Returns the places of a document that show a file, each once, sheets in reading order. */
export function mediaPlaces(document: SiteDocument, mediaId: string): MediaPlace[] {
  const places = [...placedMedia(document)].flatMap(([place, media]) => (media?.mediaId === mediaId ? [place] : []));
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}
