import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import type { Item } from '#functions/platform/engine/table.ts';
import type { LandingReport, SiteOverview, SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { storeVisits } from '#test/get-endpoints/analytics-cases.ts';
import { GET_CASES } from '#test/get-endpoints/get-cases.ts';
import type { GetCase } from '#test/get-endpoints/get-case.ts';
import { type FilledTree, filledTree } from '#test/get-endpoints/trees.ts';
import { CONTENT as MEMBERSHIP, PASSWORD } from '#test/support/api/member-fixture.ts';
import { formIn } from '#test/support/api/site-form-fixture.ts';
import { ENDPOINTS, type SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { type Call, networks, send } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';

const DEFAULT: Language = 'kr';
const OTHER: Language = 'jp';

let product: Product;
let tree: FilledTree;

/** Gives the site another default language, and forms that are easy to fill in. */
async function speakDefault({ siteId, tokens, revision, document }: FilledTree): Promise<void> {
  const token = tokens.user;
  const params = { id: siteId };
  const forms = { [OTHER]: formIn('メール'), [DEFAULT]: formIn('이메일') };
  const { jp } = MEMBERSHIP.membershipForm ?? {};
  const changes = {
    settings: { ...document.settings, defaultLanguage: DEFAULT },
    contactForm: forms,
    homepageForm: forms,
    membershipForm: { [OTHER]: jp, [DEFAULT]: jp },
  };
  const saved = await send(product.handlers.site, apiContract.site.update, { params, token, body: { base: revision, changes } });
  const { working } = (saved.data as { site: { working: string } }).site;
  const body = { revision: working, visibility: 'public' };
  expect(await send(product.handlers.site, apiContract.site.publish, { params, token, body })).toMatchObject({ status: 202 });
}

beforeAll(async () => {
  product = await startProduct();
  tree = await filledTree(product);
  await speakDefault(tree);
  await storeVisits(product, { id: tree.siteId, name: '', lineage: [tree.user.id] });
});
afterAll(() => product.stop());

/** Returns where an endpoint takes an optional language. `lang` of a list is a filter: without it, the list is in all languages. */
function languageField({ path, query, body }: Endpoint): { at: 'query' | 'body'; name: 'lang' | 'language' } | undefined {
  const names = path.startsWith('/end-user/') ? (['lang', 'language'] as const) : (['language'] as const);
  for (const name of names) {
    if (query && name in query.shape) return { at: 'query', name };
    if (body instanceof z.ZodObject && body.shape[name]?.safeParse(undefined).success) return { at: 'body', name };
  }
  return undefined;
}

/** Endpoints whose language selects the counted visits (without it, those in all languages), with the number of visits in an answer. */
const VISITS_COUNTED_BY: Readonly<Record<string, (report: never) => number>> = {
  'analytics.site': ({ totals }: SiteOverview) => totals.visits,
  'analytics.landing': ({ sheets }: LandingReport) => sheets.reduce((sum, { landings }) => sum + landings, 0),
  'analytics.swipe': ({ visits }: SwipeReport) => visits,
};

/** The endpoints of one site that take a language. */
const OF_ONE_SITE = ENDPOINTS.filter(
  ({ endpoint }) => languageField(endpoint) && (/\/site\/\{siteId\}/.test(endpoint.path) || /^\/site-\w+\/\{id\}/.test(endpoint.path)),
);
const named = (which: (one: SampledEndpoint) => boolean): [string, SampledEndpoint][] =>
  OF_ONE_SITE.filter(which).map((one) => [one.name, one]);

function tokenOf({ endpoint: { access } }: SampledEndpoint): string | undefined {
  const tokens = { console: tree.tokens.user, member: tree.tokens.member, preview: tree.tokens.viewer };
  return access.by in tokens ? tokens[access.by as keyof typeof tokens] : undefined;
}

const CASES: Readonly<Record<string, Readonly<Record<string, GetCase>>>> = GET_CASES;

async function answerIn(sampled: SampledEndpoint, language: Language | undefined): Promise<unknown> {
  const { name, family, endpoint } = sampled;
  const field = languageField(endpoint)?.name ?? '';
  const call = CASES[family]?.[name.slice(family.length + 1)]?.call(tree, DEFAULT) ?? {};
  const query = { ...call.query, ...(language && { [field]: language }) };
  const { status, data } = await send(product.handlers[family], endpoint, { ...call, query, token: tokenOf(sampled) });
  expect(status).toBe(200);
  return data;
}

describe('report endpoints without a language', () => {
  it.each(named(({ name }) => name in VISITS_COUNTED_BY))('count the visits in all languages: %s', async (name, sampled) => {
    const counted = async (language: Language | undefined) => VISITS_COUNTED_BY[name]?.((await answerIn(sampled, language)) as never);
    // The visits of the filled tree are in one language.
    expect([await counted(undefined), await counted(OTHER), await counted(DEFAULT)]).toEqual([9, 9, 0]);
  });
});

describe('GET endpoints without a language', () => {
  const SERVER_TIME = /now(?:\W|quot)+\d{4}-[\d:T.-]+Z/g;
  /** The state of popups is the same in all languages that have the popup. */
  const SAME_IN_ALL: readonly string[] = ['endUser.popups'];
  const hasTexts = ({ name, endpoint }: SampledEndpoint): boolean => endpoint.method === 'GET' && !(name in VISITS_COUNTED_BY);

  it.each(named(hasTexts))('answer in the default language of the site: %s', async (name, sampled) => {
    const answer = async (language: Language | undefined) => JSON.stringify(await answerIn(sampled, language)).replaceAll(SERVER_TIME, '');
    const unnamed = await answer(undefined);
    expect(unnamed === (await answer(DEFAULT)), unnamed.slice(0, 500)).toBe(true);
    if (!SAME_IN_ALL.includes(name)) expect(unnamed === (await answer(OTHER))).toBe(false);
  });
});

describe('write endpoints without a language', () => {
  const formData = { email: 'speaker@example.com', company: '花' };
  const address = { email: 'speaker@example.com' };
  const exported = { sort: 'email' };
  const BODIES: Readonly<Record<string, object>> = {
    'siteForm.contact': { data: formData },
    'siteForm.homepage': { data: formData },
    'member.register': { data: { email: 'speaker@example.com', password: PASSWORD, confirm_password: PASSWORD } },
    'member.resendRegisterEmail': address,
    'member.forgotPassword': address,
    'siteMember.startExport': exported,
    'siteContact.startExport': exported,
    'siteHomepageForm.startExport': exported,
    'visit.report': { id: '01J00000000000000000000000', landing: 'A1', views: { A1: 1 }, swipes: 0, buttons: {}, popups: [], seconds: 8 },
  };
  const elsewhere = networks();

  /** The languages in items, at any depth. Those of mail jobs and exports are in their payload. */
  function languagesIn(value: unknown): unknown[] {
    if (typeof value === 'string' && /^[[{]/.test(value)) return languagesIn(JSON.parse(value));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => (name === 'lang' || name === 'language' ? [inner] : languagesIn(inner)));
  }
  const keyOf = ({ pk, sk }: Item): string => `${pk} ${sk}`;

  it.each(named(({ endpoint }) => endpoint.method !== 'GET'))('use the default language of the site: %s', async (name, sampled) => {
    const { family, endpoint } = sampled;
    const before = new Set((await scanTable(product)).map(keyOf));
    const call: Call = {
      params: endpoint.path.includes('{siteId}') ? { siteId: tree.siteId } : { id: tree.siteId },
      body: BODIES[name],
      token: tokenOf(sampled),
      sourceIp: elsewhere(),
    };
    expect(await send(product.handlers[family], endpoint, call)).toMatchObject({ status: endpoint.status });
    const stored = (await scanTable(product)).filter((item) => !before.has(keyOf(item)));
    expect([...new Set(stored.flatMap(languagesIn))]).toEqual([DEFAULT]);
  });
});
