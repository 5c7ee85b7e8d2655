import { type Migration, VersionedDocument, withSheetFields } from '#functions/sites/store/revisions/migrations/migration.ts';

/**
 * Version 7 adds the fit of the creative. Earlier versions chose the fit by the shape of the picture, even if that cropped much. `auto`
 * also chooses, but hardly crops, because no owner has requested a cropped picture.
 */
export const toVersion7: Migration = (document) => {
  const { sheets, ...rest } = VersionedDocument.parse(document);
  return { ...rest, sheets: withSheetFields(sheets, { pictureFit: 'auto', focalPoint: { x: 50, y: 50 } }) };
};
