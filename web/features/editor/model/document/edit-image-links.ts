import { IMAGE_LINKS_MAX } from '#shared/model/limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { ImageLinkPoint } from '#shared/model/sites/image-link-point.ts';
import type { SheetLocation } from '#web/features/editor/model/document/edit-document.ts';
import { addItem, editItem, removeItem } from '#web/features/editor/model/document/sheet-items.ts';

/** A position on a picture, in percent of its width and height from the top left corner. */
export interface PicturePoint {
  x: number;
  y: number;
}

const MIDDLE: PicturePoint = { x: 50, y: 50 };

/** Clamps a coordinate to the picture and rounds it to a tenth of a percent, which is less than a pixel on any screen. */
const onPicture = (value: number): number => Math.round(Math.min(Math.max(value, 0), 100) * 10) / 10;

const coordinates = ({ x, y }: PicturePoint): Pick<ImageLinkPoint, 'coordinateX' | 'coordinateY'> => ({
  coordinateX: onPicture(x),
  coordinateY: onPicture(y),
});

/** Adds an image link, by default in the middle of the picture, up to `IMAGE_LINKS_MAX`. */
export const addImageLink = (document: SiteDocument, place: SheetLocation, id: string, at: PicturePoint = MIDDLE): SiteDocument =>
  addItem(
    document,
    place,
    'imageLinkPoints',
    { id, name: '', ...coordinates(at), linkDestinationUrl: '', isInternalLink: false },
    { max: IMAGE_LINKS_MAX },
  );

export const editImageLink = (document: SiteDocument, place: SheetLocation, id: string, patch: Partial<ImageLinkPoint>): SiteDocument =>
  editItem(document, place, 'imageLinkPoints', id, patch);

export const moveImageLink = (document: SiteDocument, place: SheetLocation, id: string, to: PicturePoint): SiteDocument =>
  editImageLink(document, place, id, coordinates(to));

export const removeImageLink = (document: SiteDocument, place: SheetLocation, id: string): SiteDocument =>
  removeItem(document, place, 'imageLinkPoints', id);
