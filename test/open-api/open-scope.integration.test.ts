import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { API_PROOFS } from '#shared/model/open-api/api-access.ts';
import { CUSTOMER_OPERATIONS, issueMachine, makeOwner, OPERATIONS } from '#test/open-api/machines.ts';
import { createOwnedResources, minimalNews, type OwnedResources } from '#test/support/accounts/owned-resources.ts';
import { type Call, send } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';

/** Resources of one site, whose names contain its mark and no other one. */
interface MarkedSite {
  resources: OwnedResources;
  mark: string;
}

interface Owner {
  token: string;
  account: Account;
  /** The owner's own sites, then those of accounts below it. */
  sites: MarkedSite[];
  /** The sites that an access of the owner sees without a choice of sites. */
  seen: MarkedSite[];
}

let product: Product;
let owners: Owner[];
let every: MarkedSite[];
/** A news item of two sites of the first owner, which random calls may change. */
let sharedNewsId: string;

/** Creates a news item that all sites of an owner show, and returns its id. */
async function createSharedNews({ token, sites }: Owner): Promise<string> {
  const siteIds = sites.map(({ resources }) => resources.siteId);
  const body = { ...minimalNews(siteIds[0] ?? ''), siteIds, title: sites.map(({ mark }) => mark).join(' ') };
  const created = await send(product.handlers.news, apiContract.news.create, { token, body });
  return (created.data as { news: { id: string } }).news.id;
}

const markOf = (index: number): string => `zq${index}qz`;

beforeAll(async () => {
  product = await startProduct();
  const operator = await product.people.add('MASTER', null);
  const oem = await product.people.add('OEM_MASTER', operator, { licenceGrant: 10, companyName: 'An OEM' });
  let next = 0;
  const markedOwner = async (parent: Account, count: number): Promise<Owner> => {
    const mark = markOf(next);
    next += 1;
    const { account, token, resources } = await makeOwner(product, parent, mark);
    const sites = [{ resources, mark }];
    for (let more = 1; more < count; more += 1) {
      const further = markOf(next);
      next += 1;
      const other = await createOwnedResources({ ...product, account, token }, further);
      sites.push({ resources: other, mark: further });
    }
    return { account, token, sites, seen: sites };
  };
  const [one, two] = [await markedOwner(oem, 2), await markedOwner(oem, 1)];
  const { accessToken: token } = await product.people.signIn(oem);
  const above: Owner = { account: oem, token, sites: [], seen: [...one.sites, ...two.sites] };
  const stranger = await markedOwner(await product.people.add('MASTER', null), 1);
  owners = [one, two, above, stranger];
  every = [one, two, stranger].flatMap(({ sites }) => sites);
  sharedNewsId = await createSharedNews(one);
});
afterAll(() => product.stop());

const at = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;

/** The traces of one site in an answer: its mark, its id, and the ids of what belongs to it. */
const tracesOf = ({ resources, mark }: MarkedSite): string[] => [
  mark,
  resources.siteId,
  resources.newsId,
  resources.contactId,
  resources.formEntryId,
  resources.memberId,
];

/** The invoices of other accounts, which an access never sees, whatever its sites and wherever they are in the tree. */
const foreignInvoices = ({ account: { id } }: Owner): string[] =>
  every
    .filter(({ resources }) => resources.account.id !== id)
    .flatMap(({ resources }) => [resources.billNumber, resources.voidableBillNumber, resources.correctableBillNumber]);

/** Cursors are positions in base64url. */
const decoded = (answer: unknown): string => {
  const text = JSON.stringify(answer);
  const cursors = [...text.matchAll(/"nextCursor":"([^"]+)"/g)].map(([, cursor = '']) => Buffer.from(cursor, 'base64url').toString());
  return [text, ...cursors].join(' ');
};

const attempts = fc.record({
  owner: fc.nat(),
  kind: fc.constantFrom(...API_PROOFS),
  /** Which of the sites it sees are chosen; `null`: all. */
  chosen: fc.option(fc.array(fc.nat(), { minLength: 1, maxLength: 2 })),
  operations: fc.subarray(
    CUSTOMER_OPERATIONS.map(({ id }) => id),
    { minLength: 1 },
  ),
  calls: fc.array(
    fc.record({
      operation: fc.nat(),
      site: fc.nat(),
      /** The site from which the entry, member or item is taken instead; `null`: none. */
      mixed: fc.option(fc.nat()),
      query: fc.constantFrom<Record<string, string>>({}, { limit: '1' }, { keyword: 'zq' }, { sort: 'name', order: 'asc', limit: '1' }),
    }),
    { minLength: 1, maxLength: 12 },
  ),
});

it('open endpoints show no data of sites outside the scope of an access, no invoices of another account, and run only the operations of the access', async () => {
  const outcomes = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(attempts, async ({ owner: index, kind, chosen, operations, calls }) => {
      const owner = at(owners, index);
      const allowed = chosen === null ? owner.seen : [...new Set(chosen.map((pick) => at(owner.seen, pick)))];
      const siteIds = chosen === null ? null : allowed.map(({ resources }) => resources.siteId);
      const machine = await issueMachine(product, owner.token, kind, { operations, siteIds });
      try {
        for (const { operation: pick, site, mixed, query } of calls) {
          const operation = at(OPERATIONS, pick);
          const { resources } = at(every, site);
          const named = mixed === null ? resources : { ...at(every, mixed).resources, siteId: resources.siteId };
          const sampled = operation.sample.call(mixed !== null && mixed % 3 === 0 ? { ...named, newsId: sharedNewsId } : named);
          const fits = Object.keys(query).every((name) => name in (operation.endpoint.query?.shape ?? {}));
          const call: Call = fits ? { ...sampled, query: { ...sampled.query, ...query } } : sampled;
          const { status, data } = await machine.call(operation, call);
          outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
          if (!operations.includes(operation.id)) expect([operation.id, status]).toEqual([operation.id, 403]);
          const text = decoded(data);
          const outside = [...every.filter((one) => !allowed.includes(one)).flatMap(tracesOf), ...foreignInvoices(owner)];
          expect([operation.id, outside.filter((trace) => text.includes(trace))]).toEqual([operation.id, []]);
        }
      } finally {
        await send(product.handlers.apiAccess, apiContract.apiAccess.revoke, { token: owner.token, params: { id: machine.access.id } });
      }
    }),
    { numRuns: 40 },
  );
  // Not everything was refused.
  expect(outcomes.get(200)).toBeGreaterThan(10);
  expect(outcomes.get(404)).toBeGreaterThan(10);
});

it('GET /site pages through the sites of an access in every order', async () => {
  const [, , above] = owners;
  if (!above) throw new Error('There is an OEM');
  const siteIds = above.seen.map(({ resources }) => resources.siteId);
  const machine = await issueMachine(product, above.token, 'key', { siteIds });
  const [list] = OPERATIONS.filter(({ id }) => id === 'GET /site');
  if (!list) throw new Error('The list of sites is open');
  for (const sort of ['created', 'name', 'edited'])
    for (const order of ['asc', 'desc']) {
      const found: string[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const { data } = await machine.call(list, { query: { sort, order, limit: '2', ...(cursor && { cursor }) } });
        const page = data as { sites: { id: string }[]; nextCursor: string | null };
        found.push(...page.sites.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(found.toSorted()).toEqual(siteIds.toSorted());
    }
});

it('open endpoints hide a news item that is also shown on a site outside the scope of the access', async () => {
  const [owner] = owners;
  const [first] = owner?.sites ?? [];
  if (!owner || !first) throw new Error('There is an owner');
  const operations = ['GET /news/{id}', 'DELETE /news/{id}', 'GET /noti_delivery/{siteId}'];
  const machine = await issueMachine(product, owner.token, 'key', { operations, siteIds: [first.resources.siteId] });
  const shared = await createSharedNews(owner);
  for (const operation of OPERATIONS.filter(({ id }) => operations.includes(id))) {
    const params = operation.id.includes('{siteId}') ? { siteId: first.resources.siteId } : { id: shared };
    const { status, data } = await machine.call(operation, { params });
    if (operation.id.includes('{siteId}')) expect(JSON.stringify(data)).not.toContain(shared);
    else expect(status).toBe(404);
  }
});
