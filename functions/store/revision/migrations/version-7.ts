import { type Migration, VersionedDocument, withSheetFields } from '#functions/store/revision/migrations/migration.ts';

/**
 * Version 7 adds the fit of the creative. Earlier versions chose it by the shape of the picture alone, however much that cut.
 * `auto` chooses too and cuts next to nothing: no owner asked for a cut picture.
 */
export const toVersion7: Migration = (document) => {
  const { sheets, ...rest } = VersionedDocument.parse(document);
  return { ...rest, sheets: withSheetFields(sheets, { pictureFit: 'auto', focalPoint: { x: 50, y: 50 } }) };
};
