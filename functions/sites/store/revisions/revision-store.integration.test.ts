import { afterAll, beforeAll, expect, it } from 'vitest';
import { actAs, sheet, sheetsInFirstCells, startSiteFixture, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { revisionKey } from '#functions/platform/keys/keys.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { Migration } from '#functions/sites/store/revisions/migrations/migration.ts';
import { migrateDocument, MIGRATIONS, schemaVersion } from '#functions/sites/store/revisions/migrations/site-migrations.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';

let test: SiteFixture;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());

/** Simulates a next version that turns the main text of every sheet into capitals. */
const toUpperCase: Migration = (document) => {
  const { sheets, ...rest } = document as SiteDocument;
  const upperCased = Object.entries(sheets).map(([id, { jp }]) => [
    id,
    { ...(jp && { jp: { ...jp, mainText: jp.mainText.toUpperCase() } }) },
  ]);
  return { ...rest, sheets: Object.fromEntries(upperCased) };
};

it('revisionStore applies migrations in order, starting at the version of the stored document', async () => {
  const user = test.as(test.accounts.USER);
  const { document } = await user.get((await user.create({ name: 'a' })).id);
  const rename =
    (letter: string): Migration =>
    (older) => {
      const { settings, ...rest } = older as SiteDocument;
      return { ...rest, settings: { ...settings, name: settings.name + letter } };
    };
  const migrations = [rename('b'), rename('c')];
  expect(schemaVersion(migrations)).toBe(3);
  expect([1, 2, 3].map((version) => migrateDocument(document, version, migrations).settings.name)).toEqual(['abc', 'ac', 'a']);
  expect(() => migrateDocument(document, 4, migrations)).toThrow('newer code');
});

it('revisionStore reads an old revision in the current version, and the next save stores all parts in that version', async () => {
  const user = test.as(test.accounts.USER);
  const present = schemaVersion(MIGRATIONS);
  const { id, working } = await user.create();
  const { changes, ids } = sheetsInFirstCells(3, 3, [sheet('one'), sheet('two')]);
  const { site: old } = await user.save(id, working, changes);
  expect(await test.table.get(revisionKey(id, old.working))).toMatchObject({ schemaVersion: present });

  const migrations = [...MIGRATIONS, toUpperCase];
  const newer = actAs(
    { ...test.dependencies, sites: siteStore(test.table, migrations), revisions: revisionStore(test.table, migrations) },
    test.accounts.USER,
  );
  const [first = '', second = ''] = ids;
  expect((await newer.get(id)).document.sheets).toEqual({ [first]: { jp: sheet('ONE') }, [second]: { jp: sheet('TWO') } });
  const { site: saved, merged } = await newer.save(id, old.working, { sheets: { [first]: { jp: sheet('three') } } });
  expect(merged).toEqual({});
  expect(await test.table.get(revisionKey(id, saved.working))).toMatchObject({ schemaVersion: present + 1 });
  // The new revision is stored in the new version: neither its changed nor its unchanged parts are migrated again.
  expect((await newer.get(id)).document.sheets).toEqual({ [first]: { jp: sheet('three') }, [second]: { jp: sheet('TWO') } });
});
