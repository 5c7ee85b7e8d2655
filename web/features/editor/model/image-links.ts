import { IMAGE_LINKS_MAX } from '#shared/model/limits.ts';
import type { ImageLinkPoint, SiteDocument } from '#shared/model/site.ts';
import { sheetAt } from '#shared/rules/publish-check.ts';
import { editSheet, type SheetPlace } from '#web/features/editor/model/edit-site.ts';

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

const pointsAt = (document: SiteDocument, { cell, language }: SheetPlace): readonly ImageLinkPoint[] =>
  sheetAt(document, cell, language)?.imageLinkPoints ?? [];

/** One more image link, in the middle of the picture unless told. A sheet holds `IMAGE_LINKS_MAX`. */
export function addImageLink(document: SiteDocument, place: SheetPlace, id: string, at: PicturePoint = MIDDLE): SiteDocument {
  const points = pointsAt(document, place);
  const isKnown = points.some((point) => point.id === id);
  if (!sheetAt(document, place.cell, place.language) || isKnown || points.length >= IMAGE_LINKS_MAX) return document;
  const added: ImageLinkPoint = { id, name: '', ...coordinates(at), linkDestinationUrl: '', isInternalLink: false };
  return editSheet(document, place, { imageLinkPoints: [...points, added] });
}

/** Edits fields of one image link. */
export function editImageLink(document: SiteDocument, place: SheetPlace, id: string, patch: Partial<ImageLinkPoint>): SiteDocument {
  const points = pointsAt(document, place);
  const point = points.find((candidate) => candidate.id === id);
  if (!point || Object.entries(patch).every(([field, value]) => point[field as keyof ImageLinkPoint] === value)) return document;
  return editSheet(document, place, { imageLinkPoints: points.map((other) => (other === point ? { ...point, ...patch } : other)) });
}

/** Puts an image link somewhere else on its picture. */
export const moveImageLink = (document: SiteDocument, place: SheetPlace, id: string, to: PicturePoint): SiteDocument =>
  editImageLink(document, place, id, coordinates(to));

export function removeImageLink(document: SiteDocument, place: SheetPlace, id: string): SiteDocument {
  const points = pointsAt(document, place);
  const imageLinkPoints = points.filter((point) => point.id !== id);
  return imageLinkPoints.length === points.length ? document : editSheet(document, place, { imageLinkPoints });
}
