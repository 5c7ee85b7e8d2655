import { type Migration, VersionedDocument, withSheetFields } from '#functions/sites/store/revisions/migrations/migration.ts';

/** Version 9 adds the variations of sheets. Earlier versions had none. */
export const toVersion9: Migration = (document) => {
  const { sheets, ...rest } = VersionedDocument.parse(document);
  return { ...rest, sheets: withSheetFields(sheets, { variations: [] }) };
};
