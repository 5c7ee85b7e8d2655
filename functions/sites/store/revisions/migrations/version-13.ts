import { type Migration, VersionedDocument, withSheetFields } from '#functions/sites/store/revisions/migrations/migration.ts';

/** Version 13 adds the places of single texts. In earlier versions, the texts of a sheet were together. */
export const toVersion13: Migration = (document) => {
  const { sheets, ...rest } = VersionedDocument.parse(document);
  return { ...rest, sheets: withSheetFields(sheets, { textPlaces: {} }) };
};
