import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAs, addReadyMedia, refusalOf, sheet, startSiteFixture, type Actor, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { withoutTones } from '#shared/model/media/media.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { newPopup } from '#shared/model/sites/popup.ts';
import { DEFAULT_SITE_SETTINGS, EMPTY_CONTENT, type SiteDocument } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';
import { repetitions } from '#test/support/long-run.ts';

const [FIRST, SECOND] = [numberedUlid(1), numberedUlid(2)];

function contentOf(differences: Partial<SiteDocument> = {}): SiteDocument {
  return {
    ...EMPTY_CONTENT,
    settings: {
      name: 'Of the template',
      viewMode: 'PC',
      logo: null,
      favicon: null,
      languages: ['en'],
      defaultLanguage: 'en',
      ...DEFAULT_SITE_SETTINGS,
    },
    grid: { numberHorizontal: 1, numberVertical: 1, cells: { A1: FIRST, A2: SECOND } },
    sheets: { [FIRST]: { en: sheet('One') }, [SECOND]: { en: sheet('Two') } },
    ...differences,
  };
}

describe('creating a site with content', () => {
  let test: SiteFixture;
  let user: Actor;
  let stranger: Actor;

  beforeAll(async () => {
    test = await startSiteFixture();
    user = test.as(test.accounts.USER);
    stranger = test.as(test.accounts.STRANGER);
  });
  afterAll(() => test.stop());

  it('stores the content in the first revision with the given name and size, and attaches its pictures to the site', async () => {
    const image = await addReadyMedia(test, test.accounts.USER, '');
    const pictured = await addReadyMedia(test, test.accounts.USER, '', 'product');
    const products = [{ ...newProduct(numberedUlid(3)), image: pictured }];
    const content = contentOf({ sheets: { [FIRST]: { en: sheet('One', { image, products }) }, [SECOND]: { en: sheet('Two') } } });
    const site = await user.create({ name: 'Mine', rows: 2, columns: 3, content });
    const { document } = await user.get(site.id);
    expect(document).toEqual({
      ...content,
      settings: { ...content.settings, name: 'Mine', viewMode: 'MOBILE' },
      grid: { ...content.grid, numberHorizontal: 2, numberVertical: 3 },
    });
    expect(site).toMatchObject({
      name: 'Mine',
      thumbnail: withoutTones(image),
      numberHorizontal: 2,
      numberVertical: 3,
      sheetCount: 2,
      status: 'DRAFT',
    });
    expect(await refusalOf(user.create({ name: 'Other', content }))).toMatchObject({
      fields: [
        { path: `content.sheets.${FIRST}.en.image`, rule: 'unknown-media' },
        { path: `content.sheets.${FIRST}.en.products.0.image`, rule: 'unknown-media' },
      ],
    });
  });

  it.each([
    ['a cell without its sheet', contentOf({ sheets: { [FIRST]: { en: sheet('One') } } }), 'content.grid.cells', 'invalid'],
    [
      'cells outside the size',
      contentOf({ grid: { numberHorizontal: 1, numberVertical: 1, cells: { C9: FIRST, A2: SECOND } } }),
      'content.grid.cells.C9',
      'grid-too-small',
    ],
    [
      'an unknown picture',
      contentOf({
        sheets: {
          [FIRST]: { en: sheet('', { image: { mediaId: SECOND, width: 1, height: 1, colour: '#000000' } }) },
          [SECOND]: { en: sheet('') },
        },
      }),
      `content.sheets.${FIRST}.en.image`,
      'unknown-media',
    ],
  ] as const)('rejects %s without creating a site', async (_, content, path, rule) => {
    const before = (await user.usage()).siteCount;
    const refusal = await refusalOf(user.create({ rows: 3, columns: 3, content }));
    expect(refusal).toMatchObject({ code: 'invalid-input', fields: [{ path, rule }] });
    expect((await user.usage()).siteCount).toBe(before);
  });

  it.each([
    ['a USER below an OEM', 'USER', 'OEM', 'moss'],
    ['a USER directly below the operator', 'STRANGER', 'MASTER', 'ink'],
  ] as const)('starts a blank site of %s with the default theme of the account above', async (_, below, above, theme) => {
    const actor = test.as(test.accounts[below]);
    const limits = { ...test.dependencies.plans, getSiteLimits: async () => ({ ...(await actor.usage()).limits, maxSites: null }) };
    const unlimited = actAs({ ...test.dependencies, plans: limits }, test.accounts[below]);
    const themeOf = async ({ id }: { id: string }) => (await actor.get(id)).document.settings.theme;
    const before = await unlimited.create();
    await test.table.update(accountKey(test.accounts[above].id), { set: { defaultTheme: theme } });
    const blank = await unlimited.create();
    const templated = await unlimited.create({ rows: 2, columns: 1, content: contentOf() });
    await test.table.update(accountKey(test.accounts[above].id), { set: { defaultTheme: null } });
    const after = await unlimited.create();
    expect(await Promise.all([before, blank, templated, after].map(themeOf))).toEqual([null, curatedTheme(theme), null, null]);
  });

  it('starts sites of the account that has set the default theme without a theme', async () => {
    const { OEM, MASTER } = test.accounts;
    for (const { id } of [OEM, MASTER]) await test.table.update(accountKey(id), { set: { defaultTheme: 'moss' } });
    for (const account of [OEM, MASTER]) {
      const { id } = await test.as(account).create();
      expect((await test.as(account).get(id)).document.settings.theme).toBeNull();
    }
    for (const { id } of [OEM, MASTER]) await test.table.update(accountKey(id), { set: { defaultTheme: null } });
  });

  it.each([
    ['customer’s contract', 'USER'],
    ['contract of an account above', 'OEM'],
  ] as const)('rejects a new site once the %s has ended, until it is renewed', async (_, ended) => {
    const customer = test.as(test.accounts.USER);
    const above = test.accounts[ended];
    await test.table.update(accountKey(above.id), { set: { contractEnd: '2020-01-01' } });
    const { isContractEnded, siteCount } = await customer.usage();
    expect([isContractEnded, (await refusalOf(customer.create({ name: 'Late' }))).code]).toEqual([true, 'contract-ended']);
    expect((await customer.usage()).siteCount).toBe(siteCount);
    await test.table.update(accountKey(above.id), { set: { contractEnd: null } });
    expect((await customer.usage()).isContractEnded).toBe(false);
    expect(await customer.create({ name: 'Renewed' })).toMatchObject({ status: 'DRAFT' });
  });

  it('rejects content that the plan does not include', async () => {
    const content = contentOf({
      settings: { ...contentOf().settings, languages: ['en', 'jp'] },
      popups: { [numberedUlid(9)]: newPopup('timeLimit') },
    });
    const { fields } = await refusalOf(stranger.create({ rows: 3, columns: 1, content }));
    expect(fields?.map(({ path, rule }) => [path, rule])).toEqual([
      ['content.settings.languages', 'plan-one-language'],
      [`content.popups.${numberedUlid(9)}`, 'plan-without-popups'],
    ]);
  });

  it('rejects invalid tags', async () => {
    const content = contentOf({ headTags: { jp: { html: '<base href="/">' } } });
    const { fields } = await refusalOf(user.create({ rows: 3, columns: 1, content }));
    expect(fields?.map(({ path, rule }) => [path, rule])).toEqual([['content.headTags.jp.html', 'invalid-head-tags']]);
  });

  it('rejects content with more parts than fit into one transaction', async () => {
    const ids = Array.from({ length: 61 }, (_, index) => numberedUlid(index + 1));
    const content = contentOf({
      grid: { numberHorizontal: 1, numberVertical: 1, cells: Object.fromEntries(ids.map((id, index) => [`A${index + 1}`, id])) },
      sheets: Object.fromEntries(ids.map((id, index) => [id, { en: sheet(String(index)) }])),
    });
    expect(await refusalOf(user.create({ rows: 100, columns: 1, content }))).toMatchObject({
      fields: [{ path: 'content', rule: 'too-many' }],
    });
  });

  it('stores any valid content unchanged', async () => {
    const withoutMedia = (document: SiteDocument): boolean => !JSON.stringify(document).includes('"mediaId"');
    await fc.assert(
      fc.asyncProperty(anySiteDocument.filter(withoutMedia), async (content) => {
        const { numberHorizontal: rows, numberVertical: columns } = content.grid;
        const site = await user.create({ name: content.settings.name, rows, columns, content });
        const { document } = await user.get(site.id);
        expect(document).toEqual({ ...content, settings: { ...content.settings, viewMode: 'MOBILE' } });
        await user.remove(site.id);
      }),
      { numRuns: repetitions(6, 15) },
    );
  });
});
