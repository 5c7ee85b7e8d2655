import { type Permission, ROLES } from '#shared/model/role.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { type OwnedResources, createOwnedResources, namedAccount } from '#test/support/accounts/owned-resources.ts';
import type { Product } from '#test/support/product.ts';

/**
 * Whose account or resources a request names, in a tree operator → OEM_MASTER → USER: the USER's *own*, those of its *sibling* below
 * the same OEM, of the OEM *above* them, of the operator at the *top*, or of a *foreign* OEM's USER. `OEM_ADMIN` and `MASTER_USER` are
 * accounts without resources, one next to the USER, one below the operator.
 */
export const TARGETS = {
  resources: ['own', 'sibling', 'above', 'top', 'foreign'],
  account: ['own', 'sibling', 'OEM_ADMIN', 'above', 'MASTER_USER', 'top', 'foreign'],
} as const;
export type Target = (typeof TARGETS)['account'][number];

/** The callers: the six roles in one tree, then logins in other states that affect the answer. */
export const CALLERS = [
  ...ROLES,
  'SUB_ADMIN editor',
  'SUB_ADMIN viewer',
  'SUB_ADMIN of OEM_MASTER',
  'SUB_ADMIN of MASTER',
  'accountant',
  'accountant of OEM_MASTER',
  'accountant of MASTER',
  'USER, view',
  'OEM_MASTER, view',
  'USER suspended',
  'OEM_MASTER suspended',
  'below suspended',
  'password to change',
  'terminated',
  'below terminated',
  'no token',
] as const;
export type CallerName = (typeof CALLERS)[number];

export interface Caller {
  token: string | undefined;
  refreshToken: string | undefined;
  resources: Record<Target, OwnedResources>;
}

/** The resources of the operator and of a foreign OEM's USER. */
export type OutsideResources = Pick<Caller['resources'], 'top' | 'foreign'>;

const ownedBy = async ({ people, table, handlers }: Product, account: Account): Promise<OwnedResources> =>
  createOwnedResources({ handlers, table, account, token: (await people.signIn(account)).accessToken });

export async function makeOutside(product: Product, operator: Account): Promise<OutsideResources> {
  const { people } = product;
  const stranger = await people.add('USER', await people.add('OEM_MASTER', operator), { planId: 'ep' });
  return { top: await ownedBy(product, operator), foreign: await ownedBy(product, stranger) };
}

/** An OEM with resources, and a USER below it: the sibling of the callers' own. */
export interface OemTree {
  oem: Account;
  resources: Pick<Caller['resources'], 'sibling' | 'above' | 'OEM_ADMIN'>;
}

export async function makeOem(product: Product, operator: Account): Promise<OemTree> {
  const { people } = product;
  const oem = await people.add('OEM_MASTER', operator);
  const sibling = await people.add('USER', oem, { planId: 'ep' });
  const above = await ownedBy(product, oem);
  const admin = namedAccount(await people.add('OEM_ADMIN', oem));
  return { oem, resources: { sibling: await ownedBy(product, sibling), above, OEM_ADMIN: { ...above, account: admin } } };
}

/** Callers that may change what the operator and foreign OEMs own. */
const OPERATORS: readonly CallerName[] = ['MASTER', 'MASTER_USER', 'SUB_ADMIN of MASTER', 'accountant of MASTER'];
/** Callers that may change nothing outside their USER, whose OEM is like any other. */
const IN_A_USER: readonly CallerName[] = [
  'USER',
  'SUB_ADMIN',
  'SUB_ADMIN editor',
  'SUB_ADMIN viewer',
  'accountant',
  'USER, view',
  'USER suspended',
  'password to change',
  'terminated',
  'no token',
];

/** Resources that callers share if they may not change them. */
export interface SharedResources {
  outside: OutsideResources;
  tree: OemTree;
}

/** Creates a tree with resources for one caller, so that requests do not affect one another. What the caller may not change is shared. */
export async function makeCaller(product: Product, name: CallerName, operator: Account, shared: SharedResources): Promise<Caller> {
  const { people, table } = product;
  const { oem, resources: near } = IN_A_USER.includes(name) ? shared.tree : await makeOem(product, operator);
  const user = await people.add('USER', oem, { planId: 'ep' });
  const { top, foreign } = OPERATORS.includes(name) ? await makeOutside(product, operator) : shared.outside;
  const resources = {
    ...near,
    own: await ownedBy(product, user),
    top,
    foreign,
    MASTER_USER: { ...top, account: namedAccount(await people.add('MASTER_USER', operator)) },
  };
  const subAdmin = (of: Account, permission: Permission) => people.add('SUB_ADMIN', of, { permission });
  const logins: Record<CallerName, () => Promise<Account> | Account | undefined> = {
    MASTER: () => operator,
    MASTER_USER: () => people.add('MASTER_USER', operator),
    OEM_MASTER: () => oem,
    OEM_ADMIN: () => people.add('OEM_ADMIN', oem),
    USER: () => user,
    SUB_ADMIN: () => subAdmin(user, 'main-contact'),
    'SUB_ADMIN editor': () => subAdmin(user, 'editor'),
    'SUB_ADMIN viewer': () => subAdmin(user, 'viewer'),
    'SUB_ADMIN of OEM_MASTER': () => subAdmin(oem, 'main-contact'),
    'SUB_ADMIN of MASTER': () => subAdmin(operator, 'main-contact'),
    accountant: () => subAdmin(user, 'accountant'),
    'accountant of OEM_MASTER': () => subAdmin(oem, 'accountant'),
    'accountant of MASTER': () => subAdmin(operator, 'accountant'),
    'USER, view': () => user,
    'OEM_MASTER, view': () => oem,
    'USER suspended': () => user,
    'OEM_MASTER suspended': () => oem,
    'below suspended': () => user,
    'password to change': () => user,
    terminated: () => user,
    'below terminated': () => user,
    'no token': () => undefined,
  };
  const login = await logins[name]();
  const tokens = login && (await people.signIn(login));
  if (name === 'USER, view') await table.update(accountKey(user.id), { set: { authority: 'view' } });
  if (name === 'OEM_MASTER, view') await table.update(accountKey(oem.id), { set: { authority: 'view' } });
  if (name === 'USER suspended') await people.setStatus(user, 'SUSPENDED');
  if (name === 'OEM_MASTER suspended' || name === 'below suspended') await people.setStatus(oem, 'SUSPENDED');
  if (name === 'password to change') await people.setStatus(user, 'INACTIVE');
  if (name === 'terminated') await people.setStatus(user, 'TERMINATED');
  if (name === 'below terminated') await people.setStatus(oem, 'TERMINATED');
  return { token: tokens?.accessToken, refreshToken: tokens?.refreshToken, resources };
}
