import { IMAGE_LINKS_MAX } from '#shared/model/limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { ImageLinkPoint } from '#shared/model/sites/image-link-point.ts';
import { areaOf, fittedArea, type PictureArea } from '#shared/rules/sheets/image-link-area.ts';
import type { SheetLocation } from '#web/features/editor/model/document/edit-document.ts';
import { addItem, editItem, itemsAt, removeItem, replaceItem } from '#web/features/editor/model/document/sheet-items.ts';

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

const imageLinkOf = (document: SiteDocument, place: SheetLocation, id: string): ImageLinkPoint | undefined =>
  itemsAt(document, place, 'imageLinkPoints').find((point) => point.id === id);

/** Moves a point, or the middle of a rectangle; a rectangle stays within the picture. */
export function moveImageLink(document: SiteDocument, place: SheetLocation, id: string, to: PicturePoint): SiteDocument {
  const area = areaOf(imageLinkOf(document, place, id) ?? { coordinateX: 0, coordinateY: 0 });
  return area
    ? setImageLinkArea(document, place, id, { ...area, left: to.x - area.width / 2, top: to.y - area.height / 2 })
    : editImageLink(document, place, id, coordinates(to));
}

/** Makes an image link a rectangle within the picture, not smaller than `AREA_MIN`. */
export const setImageLinkArea = (document: SiteDocument, place: SheetLocation, id: string, area: PictureArea): SiteDocument =>
  editImageLink(document, place, id, fittedArea(area));

/** The size in percent of a point that becomes a rectangle: about that of a drawn button. */
const NEW_AREA = { width: 40, height: 8 } as const;

/** Makes a point a rectangle around it. */
export function toImageLinkArea(document: SiteDocument, place: SheetLocation, id: string): SiteDocument {
  const { coordinateX: x = 50, coordinateY: y = 50 } = imageLinkOf(document, place, id) ?? {};
  const { width, height } = NEW_AREA;
  return setImageLinkArea(document, place, id, { left: x - width / 2, top: y - height / 2, width, height });
}

/** Makes a rectangle a point in its middle. */
export function toImageLinkPoint(document: SiteDocument, place: SheetLocation, id: string): SiteDocument {
  const point = imageLinkOf(document, place, id);
  if (!point) return document;
  const { width: _, height: __, ...rest } = { ...point, ...coordinates({ x: point.coordinateX, y: point.coordinateY }) };
  return replaceItem(document, place, 'imageLinkPoints', rest);
}

export const removeImageLink = (document: SiteDocument, place: SheetLocation, id: string): SiteDocument =>
  removeItem(document, place, 'imageLinkPoints', id);
