import { IMAGE_LINKS_MAX } from '#shared/model/limits.ts';
import type { ImageLinkPoint, SiteDocument } from '#shared/model/site/site.ts';
import type { SheetLocation } from '#web/features/editor/model/document/edit-document.ts';
import { addItem, editItem, removeItem } from '#web/features/editor/model/document/sheet-items.ts';

/** A place on a picture, in percent of its width and height from its left upper corner. */
export interface PicturePoint {
  x: number;
  y: number;
}

const MIDDLE: PicturePoint = { x: 50, y: 50 };

/** Within the picture, to a tenth of a percent: less than a pixel of any screen. */
const onPicture = (value: number): number => Math.round(Math.min(Math.max(value, 0), 100) * 10) / 10;

const coordinates = ({ x, y }: PicturePoint): Pick<ImageLinkPoint, 'coordinateX' | 'coordinateY'> => ({
  coordinateX: onPicture(x),
  coordinateY: onPicture(y),
});

/** One more image link, in the middle of the picture unless told. A sheet holds `IMAGE_LINKS_MAX`. */
export const addImageLink = (document: SiteDocument, place: SheetLocation, id: string, at: PicturePoint = MIDDLE): SiteDocument =>
  addItem(
    document,
    place,
    'imageLinkPoints',
    { id, name: '', ...coordinates(at), linkDestinationUrl: '', isInternalLink: false },
    { max: IMAGE_LINKS_MAX },
  );

/** Edits fields of one image link. */
export const editImageLink = (document: SiteDocument, place: SheetLocation, id: string, patch: Partial<ImageLinkPoint>): SiteDocument =>
  editItem(document, place, 'imageLinkPoints', id, patch);

/** Puts an image link somewhere else on its picture. */
export const moveImageLink = (document: SiteDocument, place: SheetLocation, id: string, to: PicturePoint): SiteDocument =>
  editImageLink(document, place, id, coordinates(to));

export const removeImageLink = (document: SiteDocument, place: SheetLocation, id: string): SiteDocument =>
  removeItem(document, place, 'imageLinkPoints', id);
