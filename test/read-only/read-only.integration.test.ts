import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorPayload } from '#shared/api-contract/envelope.ts';
import type { ContractStatus, Role } from '#shared/model/role.ts';
import type { SiteStatus } from '#shared/model/sites/site.ts';
import type { Action } from '#shared/rules/accounts/policy.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { accountKey, siteKey } from '#functions/platform/keys/keys.ts';
import { createOwnedResources, type OwnedResources } from '#test/support/accounts/owned-resources.ts';
import { accountOfEachRole } from '#test/support/accounts/test-accounts.ts';
import { ENDPOINTS, type SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { send } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';

const SITE_WRITES: readonly Action[] = ['site:write', 'news:write'];

/** Writes to a site in the trash. Its status is not kept current there: the contract of its owner decides. */
const OF_TRASH: readonly string[] = ['site.untrash', 'site.purge'];

const deletesSite = ({ name }: SampledEndpoint): boolean => name === 'site.delete';

/** Every endpoint that writes to a site, its media or its news; the one that deletes a site comes last. Templates are copies of sites. */
const WRITES: [string, SampledEndpoint][] = ENDPOINTS.filter(
  ({ family, endpoint: { method, access }, names }) =>
    method !== 'GET' &&
    names === 'resources' &&
    family !== 'siteTemplate' &&
    access.by === 'console' &&
    (family === 'media' || SITE_WRITES.includes(access.action)),
)
  .toSorted((one, other) => Number(deletesSite(one)) - Number(deletesSite(other)))
  .map((sampled) => [sampled.name, sampled]);

let product: Product;
let roles: Record<Role, Account>;
let tokens: Record<Role, string>;
let own: OwnedResources;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** Makes a USER below an OEM, with a site, a login of each role around it, and its resources. */
async function makeTree(): Promise<void> {
  const { people, table, handlers } = product;
  roles = await accountOfEachRole(people);
  await table.update(accountKey(roles.USER.id), { set: { planId: 'ep' } });
  const signedIn = Object.entries(roles).map(async ([role, account]) => [role, (await people.signIn(account)).accessToken]);
  tokens = Object.fromEntries(await Promise.all(signedIn)) as Record<Role, string>;
  own = await createOwnedResources({ handlers, table, account: roles.USER, token: tokens.USER });
}

/** The code with which a role is refused, or `written`. */
async function outcomeFor({ family, endpoint, call }: SampledEndpoint, role: Role): Promise<string> {
  const { status, data } = await send(product.handlers[family], endpoint, { ...call(own), token: tokens[role] });
  return status < 300 ? 'written' : `${status} ${ErrorPayload.parse(data).code}`;
}

const outcomesFor = async (sampled: SampledEndpoint, asked: readonly Role[]): Promise<Partial<Record<Role, string>>> => {
  const outcomes: Partial<Record<Role, string>> = {};
  for (const role of asked) outcomes[role] = await outcomeFor(sampled, role);
  return outcomes;
};

const setSiteStatus = async (status: SiteStatus): Promise<void> => {
  for (const id of [own.siteId, own.disposableSiteId]) await product.table.update(siteKey(id), { set: { status } });
};
const setStatus = (contractStatus: ContractStatus, pausedBy: 'operator' | 'oem' | null) =>
  product.table.update(accountKey(roles.USER.id), { set: { contractStatus, pausedBy } });

it('WRITES contains the endpoints that change sites, media and news', () => {
  expect(WRITES.map(([name]) => name)).toEqual(
    expect.arrayContaining(['site.update', 'site.delete', 'site.duplicate', 'site.publish', 'media.complete', 'news.create']),
  );
});

/** What a write answers to a login that may make it: only sites that visitors see are exported, and none of these is. */
const allowedOutcome = (name: string): string => (name === 'siteExport.start' ? '409 not-published' : 'written');

// The writes share a tree: a refused one changes nothing, and the operator makes each once.
describe('site in state EXPIRED', () => {
  beforeAll(async () => {
    await makeTree();
    await setSiteStatus('EXPIRED');
  });

  it.each(WRITES.filter(([name]) => !OF_TRASH.includes(name)))('refuses %s to every role except the operator', async (name, sampled) => {
    const below = ['USER', 'SUB_ADMIN', 'OEM_MASTER', 'OEM_ADMIN'] as const;
    const refused = Object.fromEntries(below.map((role) => [role, '409 site-expired']));
    expect(await outcomesFor(sampled, below)).toEqual(refused);
    // The state machine of sites leaves EXPIRED by a renewed contract only.
    const expected = name === 'site.publish' ? '409 transition-refused' : allowedOutcome(name);
    expect(await outcomeFor(sampled, 'MASTER')).toBe(expected);
  });

  it('accepts writes again after the contract was renewed', async () => {
    await makeTree();
    await setSiteStatus('EXPIRED');
    await setSiteStatus('PRIVATE');
    for (const [name, sampled] of WRITES)
      if (!deletesSite(sampled)) expect([name, await outcomeFor(sampled, 'USER')]).toEqual([name, allowedOutcome(name)]);
  });
});

describe('site of an account that the operator has paused', () => {
  beforeAll(async () => {
    await makeTree();
    await setStatus('SUSPENDED', 'operator');
  });

  it.each(WRITES)('refuses %s to the OEM, which cannot lift the pause', async (name, sampled) => {
    const oem = ['OEM_MASTER', 'OEM_ADMIN'] as const;
    expect(await outcomesFor(sampled, oem)).toEqual(Object.fromEntries(oem.map((role) => [role, '409 account-suspended'])));
    expect(await outcomeFor(sampled, 'MASTER')).toBe(allowedOutcome(name));
  });

  it('refuses every change of the account by the OEM', async () => {
    const writes = ENDPOINTS.filter(({ family, endpoint, names }) => family === 'oemMasterUser' && endpoint.method !== 'GET' && names);
    const outcomes: Record<string, string> = {};
    for (const sampled of writes.filter(({ endpoint }) => endpoint.status !== 201))
      outcomes[sampled.name] = await outcomeFor(sampled, 'OEM_MASTER');
    expect(outcomes).toEqual({
      'oemMasterUser.update': '409 account-suspended',
      'oemMasterUser.resendInvitation': '409 already-signed-in',
      'oemMasterUser.pause': '409 not-active',
      'oemMasterUser.resume': '409 paused-by-operator',
      'oemMasterUser.answerPlanRequest': '409 account-suspended',
    });
  });
});
