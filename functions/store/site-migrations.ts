import { SiteDocument } from '#shared/model/site.ts';

/** Leads a whole document from one schema version to the next. Pure, and never changed once released. */
export type Migration = (document: unknown) => unknown;

/** In order: the first leads from version 1 to 2. Add at the end; a revision keeps the version it was written in. */
export const MIGRATIONS: readonly Migration[] = [];

/** The version this code writes. */
export const schemaVersion = (migrations: readonly Migration[]): number => migrations.length + 1;

/** A document as this code knows it, from whatever version it was written in. */
export function migrateDocument(document: unknown, writtenIn: number, migrations: readonly Migration[]): SiteDocument {
  if (writtenIn > schemaVersion(migrations)) throw new Error(`A site of schema version ${writtenIn} was written by newer code`);
  return SiteDocument.parse(migrations.slice(writtenIn - 1).reduce((older, migrate) => migrate(older), document));
}
