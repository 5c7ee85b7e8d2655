import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROLES } from '#shared/model/role.ts';
import { accountKey, type Account } from '#functions/store/account.ts';
import { type Belongings, ENDPOINTS, makeBelongings, type SampledEndpoint } from '#test/support/endpoint-samples.ts';
import { startProduct, type Product } from '#test/support/product.ts';
import { send } from '#test/support/send.ts';

/** Whose things a call names, seen from a USER below an OEM and from its SUB_ADMINs. */
const TARGETS = ['own', 'sibling', 'above', 'foreign'] as const;
type Target = (typeof TARGETS)[number];

/** Who calls: the six roles in one tree, then what else decides. */
const CALLERS = [
  ...ROLES,
  'SUB_ADMIN editor',
  'SUB_ADMIN viewer',
  'view authority',
  'suspended',
  'below suspended',
  'terminated',
  'below terminated',
  'no token',
] as const;
type CallerName = (typeof CALLERS)[number];

interface Caller {
  token: string | undefined;
  refreshToken: string | undefined;
  belongings: Record<Target, Belongings>;
}

let product: Product;
let callers: Record<CallerName, Caller>;

async function ownedBy(account: Account): Promise<Belongings> {
  return makeBelongings(product.handlers, (await product.people.signIn(account)).accessToken);
}

/** A tenant's tree with things in it, and another's beside it. Each caller has its own, so that no call meets another's traces. */
async function makeCaller(name: CallerName, operator: Account): Promise<Caller> {
  const { people, table } = product;
  const oem = await people.add('OEM_MASTER', operator);
  const user = await people.add('USER', oem, { planId: 'ep' });
  const [sibling, stranger] = [
    await people.add('USER', oem, { planId: 'ep' }),
    await people.add('USER', await people.add('OEM_MASTER', operator), { planId: 'ep' }),
  ];
  const belongings = {
    own: await ownedBy(user),
    sibling: await ownedBy(sibling),
    above: await ownedBy(operator),
    foreign: await ownedBy(stranger),
  };
  const subAdmin = (permission: 'main-contact' | 'editor' | 'viewer') => people.add('SUB_ADMIN', user, { permission });
  const logins: Record<CallerName, () => Promise<Account> | Account | undefined> = {
    MASTER: () => operator,
    MASTER_USER: () => people.add('MASTER_USER', operator),
    OEM_MASTER: () => oem,
    OEM_ADMIN: () => people.add('OEM_ADMIN', oem),
    USER: () => user,
    SUB_ADMIN: () => subAdmin('main-contact'),
    'SUB_ADMIN editor': () => subAdmin('editor'),
    'SUB_ADMIN viewer': () => subAdmin('viewer'),
    'view authority': () => user,
    suspended: () => user,
    'below suspended': () => user,
    terminated: () => user,
    'below terminated': () => user,
    'no token': () => undefined,
  };
  const login = await logins[name]();
  const tokens = login && (await people.signIn(login));
  if (name === 'view authority') await table.update(accountKey(user.id), { set: { authority: 'view' } });
  if (name === 'suspended') await people.setStatus(user, 'SUSPENDED');
  if (name === 'below suspended') await people.setStatus(oem, 'SUSPENDED');
  if (name === 'terminated') await people.setStatus(user, 'TERMINATED');
  if (name === 'below terminated') await people.setStatus(oem, 'TERMINATED');
  return { token: tokens?.accessToken, refreshToken: tokens?.refreshToken, belongings };
}

beforeAll(async () => {
  product = await startProduct();
  const operator = await product.people.add('MASTER', null);
  const made: Partial<Record<CallerName, Caller>> = {};
  for (const name of CALLERS) made[name] = await makeCaller(name, operator);
  callers = made as Record<CallerName, Caller>;
});
afterAll(() => product.stop());

async function statusOf({ endpoint, family, call, name }: SampledEndpoint, caller: CallerName, target: Target): Promise<string> {
  const { token, refreshToken, belongings } = callers[caller];
  const proof = endpoint.access.by === 'refresh-cookie' ? { refreshToken } : { token };
  const { status, data } = await send(product.handlers[family], endpoint, { ...call(belongings[target]), ...proof });
  if (status >= 500) throw new Error(`${name} as ${caller} on ${target}: ${JSON.stringify(data)} ${product.takeLog().at(-1)}`);
  return String(status);
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

it('answers every endpoint to everybody as the golden table says', async () => {
  const rows: string[] = [];
  for (const sampled of ENDPOINTS) {
    for (const target of sampled.names ? TARGETS : (['own'] as const)) {
      const statuses: string[] = [];
      for (const caller of CALLERS) statuses.push(await statusOf(sampled, caller, target));
      rows.push(row([sampled.name, sampled.names ? target : '', ...statuses]));
    }
  }
  const table = [row(['endpoint', 'names', ...CALLERS]), row(['endpoint', 'names', ...CALLERS].map(() => '---')), ...rows].join('\n');
  await expect(`${HEADING}\n${table}\n`).toMatchFileSnapshot('golden.md');
});

const HEADING = `# Who is answered what

Status of every endpoint of the contract, called with valid input through the deployed handlers. The caller is one of a tree
operator → OEM_MASTER → USER → SUB_ADMIN. \`names\` is whose things the call names: the USER's *own*, those of its *sibling* below
the same OEM, of the operator *above*, or of a *foreign* OEM's USER. For all that stand above the USER its things are in their tree.

404 is what lies outside the caller's tree, 403 what it may not do inside it, 401 who may not be there at all. Read a change of this
file as a change of permissions; write it anew with \`vitest -u\` once it is meant.
`;
