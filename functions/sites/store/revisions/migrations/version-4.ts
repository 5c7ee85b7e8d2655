import { type Migration, VersionedDocument } from '#functions/sites/store/revisions/migrations/migration.ts';

/** Version 4 adds the site's custom path. */
export const toVersion4: Migration = (document) => {
  const { settings, ...rest } = VersionedDocument.parse(document);
  return { ...rest, settings: { ...settings, customPath: '' } };
};
