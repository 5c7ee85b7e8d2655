import type { Migration } from '#functions/sites/store/revisions/migrations/migration.ts';
import { toVersion10 } from '#functions/sites/store/revisions/migrations/version-10.ts';
import { toVersion11 } from '#functions/sites/store/revisions/migrations/version-11.ts';
import { toVersion12 } from '#functions/sites/store/revisions/migrations/version-12.ts';
import { toVersion13 } from '#functions/sites/store/revisions/migrations/version-13.ts';
import { toVersion14 } from '#functions/sites/store/revisions/migrations/version-14.ts';
import { toVersion15 } from '#functions/sites/store/revisions/migrations/version-15.ts';
import { toVersion2 } from '#functions/sites/store/revisions/migrations/version-2.ts';
import { toVersion3 } from '#functions/sites/store/revisions/migrations/version-3.ts';
import { toVersion4 } from '#functions/sites/store/revisions/migrations/version-4.ts';
import { toVersion5 } from '#functions/sites/store/revisions/migrations/version-5.ts';
import { toVersion6 } from '#functions/sites/store/revisions/migrations/version-6.ts';
import { toVersion7 } from '#functions/sites/store/revisions/migrations/version-7.ts';
import { toVersion8 } from '#functions/sites/store/revisions/migrations/version-8.ts';
import { toVersion9 } from '#functions/sites/store/revisions/migrations/version-9.ts';
import { SiteDocument } from '#shared/model/sites/site.ts';
import { storedForm } from '#shared/model/stored-form.ts';

/**
 * The migrations in order: the first converts version 1 to 2. New migrations must be appended, because stored revisions keep their version.
 */
export const MIGRATIONS: readonly Migration[] = [
  toVersion2,
  toVersion3,
  toVersion4,
  toVersion5,
  toVersion6,
  toVersion7,
  toVersion8,
  toVersion9,
  toVersion10,
  toVersion11,
  toVersion12,
  toVersion13,
  toVersion14,
  toVersion15,
];

/** Returns the version that this code writes. */
export const schemaVersion = (migrations: readonly Migration[]): number => migrations.length + 1;

/** Converts a document of any released version to the current one. Throws if newer code wrote it or if it does not fit the schema. */
export function migrateDocument(document: unknown, writtenIn: number, migrations: readonly Migration[]): SiteDocument {
  if (writtenIn > schemaVersion(migrations)) throw new Error(`A site of schema version ${writtenIn} was written by newer code`);
  return storedForm(SiteDocument).parse(migrations.slice(writtenIn - 1).reduce((older, migrate) => migrate(older), document));
}
