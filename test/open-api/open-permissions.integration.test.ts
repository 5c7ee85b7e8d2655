import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { openRoute } from '#shared/api-contract/endpoint.ts';
import { API_PROOFS, API_SCOPES, type ApiScope } from '#shared/model/open-api/api-access.ts';
import { CUSTOMER_OPERATIONS, issueMachine, type Machine, makeOwner, OPERATIONS, type SampledOperation } from '#test/open-api/machines.ts';
import type { OwnedResources } from '#test/support/accounts/owned-resources.ts';
import { send } from '#test/support/http/send.ts';
import { isLongRun } from '#test/support/long-run.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let user: { account: Account; token: string; resources: OwnedResources };
let foreign: OwnedResources;

beforeAll(async () => {
  product = await startProduct();
  const operator = await product.people.add('MASTER', null);
  const oem = await product.people.add('OEM_MASTER', operator, { licenceGrant: 10 });
  user = await makeOwner(product, oem, 'own');
  foreign = (await makeOwner(product, oem, 'sibling')).resources;
});
afterAll(() => product.stop());

const idsOf = (scopes: readonly ApiScope[]): string[] => OPERATIONS.filter(({ scope }) => scopes.includes(scope)).map(({ id }) => id);
const statusOf = async (machine: Machine, operation: SampledOperation, resources: OwnedResources): Promise<number> =>
  (await machine.call(operation, operation.sample.call(resources))).status;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

type ProofKind = (typeof API_PROOFS)[number];

/** The cells of the golden table, by operation. */
async function readGolden(): Promise<Map<string, string[]>> {
  const lines = (await readFile(join(import.meta.dirname, 'golden.md'), 'utf8')).split('\n').filter((line) => line.startsWith('| `'));
  return new Map(lines.map((line) => line.slice(2, -2).split(' | ')).map(([id = '', ...cells]) => [id.replaceAll('`', ''), cells]));
}

/**
 * Whether `npm test` makes the calls of a cell; a long run makes every call. The same code decides for all operations whether an API access
 * includes the operation: after the check of the proof, whatever its kind. The first kind tries what each scope allows, and a third of the
 * rest, in which every operation and every scope occur. The other kinds do so for a third of the scopes.
 */
function isTried(kind: ProofKind, operation: SampledOperation, scope: ApiScope): boolean {
  const [ofKind, ofScope] = [API_PROOFS.indexOf(kind), API_SCOPES.indexOf(scope)];
  if (isLongRun) return true;
  if (ofKind > 0 && ofScope % 3 !== ofKind) return false;
  return operation.scope === scope || (OPERATIONS.indexOf(operation) + ofScope) % 3 === 0;
}

/** An operator, with the resources of a customer that it invoices. */
async function makeIssuer(prefix: string): Promise<{ token: string; resources: OwnedResources }> {
  const operator = await product.people.add('MASTER', null);
  const { resources } = await makeOwner(product, operator, prefix);
  return { token: (await product.people.signIn(operator)).accessToken, resources };
}

/** One row for each operation, one column for each scope; own resources, then those of a sibling account. What is not tried is as in the golden table. */
async function tableOf(kind: ProofKind): Promise<string> {
  const golden = await readGolden();
  // One owner is enough: each resource is only changed by the machine that may write to it.
  const owner = await makeOwner(product, await product.people.add('OEM_MASTER', null), kind);
  const issuer = await makeIssuer(`${kind}-customer`);
  const columns: string[][] = [];
  for (const [index, scope] of API_SCOPES.entries()) {
    let issued: Promise<Machine> | undefined;
    const column: string[] = [];
    for (const operation of OPERATIONS) {
      const known = golden.get(operation.id)?.[index];
      if (known !== undefined && !isTried(kind, operation, scope)) {
        column.push(known);
        continue;
      }
      // Only the account that issues invoices may grant to write about them.
      const { token, resources } = scope === 'billing:write' ? issuer : owner;
      issued ??= issueMachine(product, token, kind, { operations: idsOf([scope]) });
      const machine = await issued;
      const own = await statusOf(machine, operation, resources);
      const other = operation.sample.names ? await statusOf(machine, operation, foreign) : '';
      column.push(`${own} ${other}`.trim());
    }
    columns.push(column);
  }
  const rows = OPERATIONS.map(({ id }, index) => row([`\`${id}\``, ...columns.map((column) => column[index] ?? '')]));
  return [row(['endpoint', ...API_SCOPES]), row(['---', ...API_SCOPES.map(() => '---')]), ...rows].join('\n');
}

const HEADING = `# What machines are answered

Status of every endpoint that is open to machines, called with valid input by an access that has the endpoints of one scope: for what
belongs to its own account, then for what belongs to a sibling account. It is the same for every kind of proof. Read a change of this
file as a change of permissions; update it with \`vitest -u\` once the change is intended.
`;

it.each(API_PROOFS)('every open endpoint answers as golden.md lists, per scope of an API access that authenticates by %s', async (kind) => {
  await expect(`${HEADING}\n${await tableOf(kind)}\n`).toMatchFileSnapshot('golden.md');
});

describe.each(API_PROOFS)('API access that authenticates by %s', (kind) => {
  const list = OPERATIONS.filter(({ id }) => id === 'GET /site');
  const [operation] = list;
  if (!operation) throw new Error('The list of sites is open');
  const statusNow = (machine: Machine) => statusOf(machine, operation, user.resources);
  const change = (machine: Machine, differences: object) => {
    const { name, isEnabled, operations, tags, siteIds, expiresOn, version, proof } = machine.access;
    const addresses = proof.kind === 'addresses' ? proof.addresses : null;
    const body = { name, isEnabled, operations, tags, siteIds, expiresOn, version, addresses, ...differences };
    return send(product.handlers.apiAccess, apiContract.apiAccess.update, { token: user.token, params: { id: machine.access.id }, body });
  };

  it('gets 401 as soon as it is disabled, and 200 as soon as it is enabled again', async () => {
    const machine = await issueMachine(product, user.token, kind);
    expect(await statusNow(machine)).toBe(200);
    await change(machine, { isEnabled: false });
    expect(await statusNow(machine)).toBe(401);
    await change(machine, { isEnabled: true, version: 2 });
    expect(await statusNow(machine)).toBe(200);
  });

  it('gets 401 as soon as it is revoked', async () => {
    const machine = await issueMachine(product, user.token, kind);
    expect(await statusNow(machine)).toBe(200);
    await send(product.handlers.apiAccess, apiContract.apiAccess.revoke, { token: user.token, params: { id: machine.access.id } });
    expect(await statusNow(machine)).toBe(401);
  });

  it.each(['SUSPENDED', 'TERMINATED'] as const)('gets 401 while its account or the parent account is %s', async (contractStatus) => {
    const machine = await issueMachine(product, user.token, kind);
    for (const id of [user.account.id, user.account.parentId ?? '']) {
      await product.table.update(accountKey(id), { set: { contractStatus } });
      expect(await statusNow(machine)).toBe(401);
      await product.table.update(accountKey(id), { set: { contractStatus: 'ACTIVE' } });
      expect(await statusNow(machine)).toBe(200);
    }
  });

  it('gets 403 for every write while its account may only view', async () => {
    const machine = await issueMachine(product, user.token, kind, { operations: CUSTOMER_OPERATIONS.map(({ id }) => id) });
    await product.table.update(accountKey(user.account.id), { set: { authority: 'view' } });
    for (const one of CUSTOMER_OPERATIONS)
      expect([one.id, (await statusOf(machine, one, user.resources)) === 403]).toEqual([one.id, one.endpoint.method !== 'GET']);
    await product.table.update(accountKey(user.account.id), { set: { authority: 'edit' } });
  });

  it('gets 401 at endpoints of the console', async () => {
    const machine = await issueMachine(product, user.token, kind);
    const bearer = machine.key ?? machine.access.id;
    expect((await send(product.handlers.site, apiContract.site.list, { token: bearer })).status).toBe(401);
  });
});

it('open endpoints refuse tokens and cookies of the console', async () => {
  const session = await product.people.signIn(user.account);
  for (const { family, endpoint, sample } of OPERATIONS) {
    const call = sample.call(user.resources);
    const proofs = [{ token: session.accessToken }, { refreshToken: session.refreshToken }, {}];
    for (const [index, proof] of proofs.entries())
      expect((await send(product.handlers[family], openRoute(endpoint), { ...call, ...proof, sourceIp: `10.9.${index}.1` })).status).toBe(
        401,
      );
    // Its own networks, so that the limit of wrong proofs is not reached.
    product.takeLog();
    break;
  }
});

it('open endpoints accept an API access that authenticates by addresses only from these IPv4 and IPv6 addresses', async () => {
  const machine = await issueMachine(product, user.token, 'addresses');
  const [operation] = OPERATIONS;
  if (!operation) throw new Error('There are open operations');
  const from = async (sourceIp: string) => (await machine.call(operation, { sourceIp })).status;
  expect(await from('198.51.100.255')).toBe(200);
  expect(await from('::ffff:198.51.100.1')).toBe(200);
  expect(await from('2001:db8:1::9')).toBe(200);
  expect(await from('198.51.101.1')).toBe(401);
  expect(await from('2001:db9::1')).toBe(401);
});
