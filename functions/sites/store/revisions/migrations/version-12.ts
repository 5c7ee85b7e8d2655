import { type Migration, VersionedDocument } from '#functions/sites/store/revisions/migrations/migration.ts';

/** Version 12 adds consent to tags. In earlier versions, tags waited for nothing. */
export const toVersion12: Migration = (document) => {
  const { settings, ...rest } = VersionedDocument.parse(document);
  return { ...rest, settings: { ...settings, consent: { isOn: false, texts: {} } } };
};
