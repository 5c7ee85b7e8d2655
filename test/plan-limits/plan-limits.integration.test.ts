import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planKey } from '#functions/platform/keys/keys.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import { ErrorPayload } from '#shared/api-contract/envelope.ts';
import { type Plan, SEED_PLANS } from '#shared/model/plans/plan.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { PROTECTED_KEYS } from '#shared/model/forms/form-field.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';
import { newPopup } from '#shared/model/sites/popup.ts';
import { EMPTY_SEO } from '#shared/model/sites/seo.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { createOwnedResources, type OwnedResources } from '#test/support/accounts/owned-resources.ts';
import { ENDPOINTS } from '#test/support/http/endpoint-samples.ts';
import { type Call, send } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';

const POPUP = numberedUlid(1);

const FORM = defaultForm('membership', visitor.form.fields, (key) => numberedUlid(PROTECTED_KEYS.indexOf(key) + 1));

/** A plan with everything that the tests below use, and the account that has it. */
const HIGHER: Plan = {
  ...(SEED_PLANS.find(({ id }) => id === 'pro') as Plan),
  id: 'limits',
  name: 'Limits',
  multiLanguage: true,
  quantitySite: 100,
  maxPages: 50,
  quantitySwipe: 20,
};

let product: Product;
let token: string;
/** Created under the higher plan. */
let own: OwnedResources;
beforeAll(async () => {
  product = await startProduct();
  const { people, table, handlers } = product;
  const account = await people.add('USER', await people.add('MASTER', null), { planId: HIGHER.id });
  await setPlan({});
  token = (await people.signIn(account)).accessToken;
  own = await createOwnedResources({ handlers, table, account, token });
});
afterAll(() => product.stop());

/** Changes the plan of the account as the operator can: at once, whatever the account uses. */
const setPlan = (lower: Partial<Plan>) => product.table.put({ ...planKey(HIGHER.id), entity: 'plan', ...HIGHER, ...lower });

async function call(family: keyof typeof product.handlers, endpoint: Endpoint, request: Call) {
  const { status, data } = await send(product.handlers[family], endpoint, { ...request, token });
  const refusal = ErrorPayload.safeParse(data);
  const rules = refusal.success ? (refusal.data.fields ?? []).map(({ rule }) => rule) : [];
  return { status, data, outcome: status < 400 ? 'accepted' : [refusal.data?.code, ...rules].join(' ') };
}

const { site, customDomain } = apiContract;

/** Creates a site of this size. */
const create = (numberHorizontal: number, numberVertical: number) =>
  call('site', site.create, { body: { name: 'Limited', numberHorizontal, numberVertical, viewMode: 'MOBILE' } });

/** Saves a change of a new site of one sheet, which is created under the higher plan. */
async function save(changes: (document: SiteDocument) => object, lower: Partial<Plan>) {
  await setPlan({});
  const created = (await create(1, 1)).data as { site: { id: string } };
  const params = { id: created.site.id };
  const { data } = await call('site', site.get, { params });
  const { document, site: summary } = data as { document: SiteDocument; site: { working: string } };
  await setPlan(lower);
  return call('site', site.update, { params, body: { base: summary.working, kind: 'save', changes: changes(document) } });
}

const grid = (numberHorizontal: number, numberVertical: number) => () => ({ grid: { numberHorizontal, numberVertical, cells: {} } });

/** Each limited function, the plan that lacks it, what is tried, and how it is refused. */
const TABLE: [name: string, lower: Partial<Plan>, attempt: (lower: Partial<Plan>) => Promise<{ outcome: string }>, refused: string][] = [
  ['sites', { quantitySite: 1 }, () => create(1, 1), 'plan-limit-reached'],
  ['pages of a new site', { maxPages: 10 }, () => create(4, 3), 'invalid-input plan-max-sheets'],
  ['quantitySwipe of a new site', { quantitySwipe: 5 }, () => create(6, 1), 'invalid-input plan-max-direction'],
  ['swipe in two directions of a new site', { swipe: false }, () => create(2, 2), 'invalid-input plan-one-column'],
  ['pages', { maxPages: 10 }, (lower) => save(grid(4, 3), lower), 'invalid-input plan-max-sheets'],
  ['quantitySwipe', { quantitySwipe: 5 }, (lower) => save(grid(1, 6), lower), 'invalid-input plan-max-direction'],
  ['swipe in two directions', { swipe: false }, (lower) => save(grid(2, 2), lower), 'invalid-input plan-one-column'],
  [
    'languages',
    { multiLanguage: false },
    (lower) => save(({ settings }) => ({ settings: { ...settings, languages: ['jp', 'en'] } }), lower),
    'invalid-input plan-one-language',
  ],
  [
    'popups',
    { settingPopupCta: false },
    (lower) => save(() => ({ popups: { [POPUP]: newPopup('timeLimit') } }), lower),
    'invalid-input plan-without-popups',
  ],
  [
    'forms',
    { settingFormContact: false },
    (lower) => save(() => ({ membershipForm: { jp: FORM } }), lower),
    'invalid-input plan-without-forms',
  ],
  ['SEO', { settingTagSeo: false }, (lower) => save(() => ({ seo: { jp: EMPTY_SEO } }), lower), 'invalid-input plan-without-seo'],
  [
    'tags',
    { settingTagSeo: false },
    (lower) => save(() => ({ headTags: { jp: { html: '<meta name="a">' } } }), lower),
    'invalid-input plan-without-seo',
  ],
  [
    'domain',
    { privateDomain: false },
    (lower) =>
      setPlan(lower).then(() =>
        call('customDomain', customDomain.request, { params: { id: own.siteId }, body: { domain: 'www.limited.example' } }),
      ),
    'invalid-input plan-without-domain',
  ],
];

describe('a function of a higher plan (R-22.145)', () => {
  it.each(TABLE)('is refused on a lower plan and accepted on the higher one: %s', async (_, lower, attempt, refused) => {
    await setPlan(lower);
    expect((await attempt(lower)).outcome).toBe(refused);
    await setPlan({});
    expect((await attempt({})).outcome).toBe('accepted');
  });
});

it('effect measurement answers nothing about an account whose plan lacks it (R-22.145)', async () => {
  await setPlan({ analyticsEffect: false });
  const answered: string[] = [];
  for (const { family, name, endpoint, call: sample } of ENDPOINTS.filter((one) => one.family === 'analytics')) {
    const { status, outcome } = await call(family, endpoint, sample(own));
    if (status < 400 || !outcome.startsWith('plan-limit-reached')) answered.push(`${name} ${status} ${outcome}`);
  }
  expect(answered).toEqual([]);
});
