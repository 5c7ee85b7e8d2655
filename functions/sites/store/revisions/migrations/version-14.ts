import { type Migration, VersionedDocument } from '#functions/sites/store/revisions/migrations/migration.ts';

/** Version 14 adds the origins that may frame a site. In earlier versions, no other site could. */
export const toVersion14: Migration = (document) => {
  const { settings, ...rest } = VersionedDocument.parse(document);
  return { ...rest, settings: { ...settings, embedOrigins: [] } };
};
