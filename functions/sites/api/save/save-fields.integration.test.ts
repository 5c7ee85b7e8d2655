import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refusalOf, sheet, sheetsInFirstCells, startSiteFixture, type Actor, type SiteFixture } from '#test/support/api/site-fixture.ts';
import type { SiteSave } from '#shared/model/sites/site-input.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';

let test: SiteFixture;
let user: Actor;
let site: SiteSummary;

beforeAll(async () => {
  test = await startSiteFixture();
  user = test.as(test.accounts.USER);
});
afterAll(() => test.stop());
beforeEach(async () => {
  site = await user.create();
});

const save = (fields: Partial<SiteSave>) => user.saveFields(site.id, fields);

it('saving single fields keeps the rest of the site (R-23.93)', async () => {
  const { changes } = sheetsInFirstCells(3, 3, [sheet('one')]);
  await user.save(site.id, site.working, changes);
  const { document: before } = await user.get(site.id);
  await save({ name: 'Tea', numberVertical: 4, defaultLanguage: 'en', displayGlobalMenu: true });
  expect((await user.get(site.id)).document).toEqual({
    ...before,
    settings: { ...before.settings, name: 'Tea', languages: ['jp', 'en'], defaultLanguage: 'en', displayGlobalMenu: true },
    grid: { ...before.grid, numberVertical: 4 },
  });
});

it('saving fields merges them with later saves by other editors', async () => {
  await save({ numberVertical: 5 });
  await save({ base: site.working, name: 'Tea' });
  expect((await user.get(site.id)).document).toMatchObject({ settings: { name: 'Tea' }, grid: { numberVertical: 5 } });
});

it('saving fields is rejected with edit-conflict if another editor has changed them since the base revision', async () => {
  await save({ name: 'Theirs' });
  expect(await refusalOf(save({ base: site.working, name: 'Mine' }))).toMatchObject({ code: 'edit-conflict' });
});

it('saving fields that contradict other fields is rejected with the names of the fields', async () => {
  const { changes } = sheetsInFirstCells(3, 3, [sheet('one'), sheet('two')]);
  await user.save(site.id, site.working, changes);
  const refused = await refusalOf(save({ numberHorizontal: 1, numberVertical: 1, languages: ['en'] }));
  expect(refused).toMatchObject({
    code: 'invalid-input',
    fields: [
      { path: 'defaultLanguage', rule: 'invalid' },
      { path: expect.stringMatching(/^cells\./) as string, rule: 'grid-too-small' },
    ],
  });
});

it('creating a site stores the given default language', async () => {
  const { id } = await user.create({ defaultLanguage: 'kr' });
  expect((await user.get(id)).document.settings).toMatchObject({ languages: ['kr'], defaultLanguage: 'kr', logo: null, favicon: null });
});
