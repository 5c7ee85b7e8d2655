import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Caller,
  type CallerName,
  CALLERS,
  makeCaller,
  makeOem,
  makeOutside,
  type Target,
  TARGETS,
} from '#test/permissions/callers.ts';
import { type GoldenTable, goldenStatuses, readGolden, row, triedCallers } from '#test/permissions/golden-table.ts';
import { ENDPOINTS, type SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { createMember } from '#test/support/accounts/create-member.ts';
import { createPreviewViewer } from '#test/support/accounts/create-preview-viewer.ts';
import { startProduct, type Product } from '#test/support/product.ts';
import { send } from '#test/support/http/send.ts';

let product: Product;
let callers: Record<CallerName, Caller>;

beforeAll(async () => {
  product = await startProduct();
  const operator = await product.people.add('MASTER', null);
  const shared = { outside: await makeOutside(product, operator), tree: await makeOem(product, operator) };
  const made: Partial<Record<CallerName, Caller>> = {};
  for (const name of CALLERS) made[name] = await makeCaller(product, name, operator, shared);
  callers = made as Record<CallerName, Caller>;
});
afterAll(() => product.stop());

async function statusOf({ endpoint, family, call, name }: SampledEndpoint, caller: CallerName, target: Target): Promise<string> {
  const { token, refreshToken, resources } = callers[caller];
  const proof = endpoint.access.by === 'refresh-cookie' ? { refreshToken } : { token };
  const { status, data } = await send(product.handlers[family], endpoint, { ...call(resources[target]), ...proof });
  if (status >= 500) throw new Error(`${name} as ${caller} on ${target}: ${JSON.stringify(data)} ${product.takeLog().at(-1)}`);
  return String(status);
}

/** The rows of an endpoint; what is not tried is as in the golden table. */
async function rowsOf(sampled: SampledEndpoint, golden: GoldenTable): Promise<string[]> {
  const rows: string[] = [];
  const own = goldenStatuses(golden, sampled.name, sampled.names ? 'own' : '');
  for (const target of sampled.names ? TARGETS[sampled.names] : (['own'] as const)) {
    const names = sampled.names ? target : '';
    const here = goldenStatuses(golden, sampled.name, names);
    const tried = own && here ? triedCallers(sampled, target, { own, here }) : new Set(CALLERS);
    const statuses: string[] = [];
    for (const [index, caller] of CALLERS.entries())
      statuses.push(tried.has(caller) ? await statusOf(sampled, caller, target) : (here?.[index] ?? ''));
    rows.push(row([sampled.name, names, ...statuses]));
  }
  return rows;
}

/** A long run makes 20,000 calls. */
const PATIENCE_MS = 1_200_000;

/** Endpoints that end accounts are called last: the others need the accounts. */
const endsAccounts = ({ name }: SampledEndpoint): boolean => /^masterUser\.(terminate|delete)$/.test(name);

it('every endpoint answers every caller as golden.md lists', { timeout: PATIENCE_MS }, async () => {
  const golden = await readGolden(CALLERS);
  const rows = new Map<SampledEndpoint, string[]>();
  for (const sampled of [...ENDPOINTS.filter((one) => !endsAccounts(one)), ...ENDPOINTS.filter(endsAccounts)])
    rows.set(sampled, await rowsOf(sampled, golden));
  const head = ['endpoint', 'names', ...CALLERS];
  const table = [row(head), row(head.map(() => '---')), ...ENDPOINTS.flatMap((sampled) => rows.get(sampled) ?? [])].join('\n');
  await expect(`${HEADING}\n${table}\n`).toMatchFileSnapshot('golden.md');
});

it('endpoints for members accept only a token of the same site, in a header or a cookie', async () => {
  const { table, handlers } = product;
  const tokens = { here: await createMember(table, 'nowherenear1'), elsewhere: await createMember(table, 'elsewhere001') };
  const { resources } = callers.USER;
  const forMembers = ENDPOINTS.filter(({ endpoint }) => endpoint.access.by === 'member');
  expect(forMembers.length).toBeGreaterThan(0);
  for (const { endpoint, family, call, name } of forMembers) {
    const statuses: number[] = [];
    for (const proof of [
      { token: tokens.here },
      { memberToken: tokens.here },
      { token: tokens.elsewhere },
      { memberToken: tokens.elsewhere },
    ])
      statuses.push((await send(handlers[family], endpoint, { ...call(resources.own), ...proof })).status);
    // The site is not published, which only its members learn.
    expect([name, ...statuses]).toEqual([name, 404, 404, 401, 401]);
  }
});

it('endpoints for preview viewers accept only a token of the same site, in a header or a cookie', async () => {
  const { table, handlers } = product;
  const { resources } = callers.USER;
  const [siteId, elsewhere] = [resources.own.siteId, resources.sibling.siteId];
  const tokens = { here: await createPreviewViewer(table, siteId), elsewhere: await createPreviewViewer(table, elsewhere) };
  for (const { endpoint, family, call, name } of ENDPOINTS.filter(
    ({ endpoint: { access } }) => access.by === 'preview' || access.by === 'preview-reader',
  )) {
    const statuses: number[] = [];
    for (const token of [tokens.here, tokens.elsewhere])
      for (const proof of [{ token }, { previewToken: token }]) {
        const sample = call(resources.own);
        const { status } = await send(handlers[family], endpoint, { ...sample, params: { ...sample.params, siteId }, ...proof });
        statuses.push(status);
      }
    expect([name, ...statuses.slice(2)]).toEqual([name, 401, 401]);
    expect([name, ...statuses.slice(0, 2).map((status) => status === 401)]).toEqual([name, false, false]);
  }
});

const HEADING = `# Who is answered what

Status of every endpoint of the contract, called with valid input through the deployed handlers. The caller is one of a tree
operator → OEM_MASTER → USER → SUB_ADMIN. \`names\` is whose account or things the call names: the USER's *own*, those of its *sibling*
below the same OEM, of the OEM *above* them, of the operator at the *top*, or of a *foreign* OEM's USER; the accounts of an OEM_ADMIN beside
the USER and of a MASTER_USER below the operator. To create names the account that another of its kind is made beside; a USER is made below
the operator for *top*.

404 is what lies outside the caller's tree or is not shown to it, 403 what it may not do inside it, 401 who may not be there at all, 409 what
it may do, but not in the present state (an active account cannot be invited again). Read a change of this file as a change of permissions;
update it with \`TEST_LONG=1 vitest -u\` once it is meant.
`;
