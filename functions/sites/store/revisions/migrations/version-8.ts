import { type Migration, VersionedDocument } from '#functions/sites/store/revisions/migrations/migration.ts';

/** Version 8 adds the URLs whose links count as conversions. Earlier versions had none. */
export const toVersion8: Migration = (document) => {
  const { settings, ...rest } = VersionedDocument.parse(document);
  return { ...rest, settings: { ...settings, goals: [] } };
};
