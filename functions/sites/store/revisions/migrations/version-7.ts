import { type Migration, VersionedDocument, withSheetFields } from '#functions/sites/store/revisions/migrations/migration.ts';

/**
 * Version 7 adds the fit of the creative. Earlier versions chose it only by the shape of the picture, even if that cropped much. `auto`
 * chooses too, but hardly crops: no owner has requested a cropped picture.
 */
export const toVersion7: Migration = (document) => {
  const { sheets, ...rest } = VersionedDocument.parse(document);
  return { ...rest, sheets: withSheetFields(sheets, { pictureFit: 'auto', focalPoint: { x: 50, y: 50 } }) };
};
