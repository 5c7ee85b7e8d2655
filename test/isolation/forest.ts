import * as fc from 'fast-check';
import { MediaKind } from '#shared/model/media/media.ts';
import { CONTRACT_STATUSES, type ContractStatus, type Permission, type Role } from '#shared/model/role.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { type OwnedResources, createOwnedResources, namedAccount } from '#test/support/accounts/owned-resources.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import { mediaKey } from '#functions/platform/keys/keys.ts';
import type { Product } from '#test/support/product.ts';

interface TreeNode {
  role: Role;
  status: ContractStatus;
  authority: Account['authority'];
  permission: Permission | null;
  below: readonly TreeNode[];
}

const status = fc.oneof(
  { weight: 8, arbitrary: fc.constant<ContractStatus>('ACTIVE') },
  { weight: 1, arbitrary: fc.constantFrom(...CONTRACT_STATUSES) },
);
const authorities = fc.oneof(
  { weight: 6, arbitrary: fc.constant('edit' as const) },
  { weight: 1, arbitrary: fc.constant('view' as const) },
);

const node = (
  role: Role,
  below: fc.Arbitrary<readonly TreeNode[]>,
  own: { status?: fc.Arbitrary<ContractStatus> } = {},
): fc.Arbitrary<TreeNode> =>
  fc.record({
    role: fc.constant(role),
    status: own.status ?? status,
    authority: authorities,
    permission: role === 'SUB_ADMIN' ? fc.constantFrom('main-contact', 'editor', 'viewer', 'accountant') : fc.constant(null),
    below,
  });

const none = fc.constant<TreeNode[]>([]);
const all = (...groups: fc.Arbitrary<readonly TreeNode[]>[]): fc.Arbitrary<TreeNode[]> => fc.tuple(...groups).map((found) => found.flat());
const some = (one: fc.Arbitrary<TreeNode>, minLength: number, maxLength: number) => fc.array(one, { minLength, maxLength });

const subAdmin = node('SUB_ADMIN', none);
const user = node('USER', some(subAdmin, 0, 2));
const oem = node('OEM_MASTER', all(some(node('OEM_ADMIN', none), 0, 2), some(user, 1, 2), some(subAdmin, 0, 1)));
const operator = node('MASTER', all(some(node('MASTER_USER', none), 0, 1), some(oem, 1, 2), some(user, 0, 1), some(subAdmin, 0, 1)), {
  status: fc.constant('ACTIVE'),
});

/** Two separate trees, each with an operator. */
export const anyForest: fc.Arbitrary<readonly TreeNode[]> = fc.tuple(operator, operator);

const active = (role: Role, ...below: TreeNode[]): TreeNode => ({
  role,
  status: 'ACTIVE',
  authority: 'edit',
  permission: role === 'SUB_ADMIN' ? 'main-contact' : null,
  below,
});

/** An operator with a login of every role, and customers of its own and of an OEM. */
export const TREE_OF_ALL_ROLES = active(
  'MASTER',
  active('MASTER_USER'),
  active('SUB_ADMIN'),
  active('OEM_MASTER', active('OEM_ADMIN'), active('SUB_ADMIN'), active('USER', active('SUB_ADMIN'))),
);

export interface TestLogin {
  account: Account;
  token: string;
  /** The resources of the login, or those of the account it works in. */
  resources: OwnedResources;
  /** The checked and unused uploads of the login, by kind. */
  pictures: Readonly<Record<MediaKind, string>>;
}

/** A marker in all names of the account with this number, contained in no other name. */
const markOf = (number: number): string => `zq${number}qz`;
export const MARK = /zq\d+qz/;

export const PICTURE = { width: 10, height: 10, colour: '#000000' } as const;

async function addPictures(table: Product['table'], { id: loginId, role, path }: Account): Promise<TestLogin['pictures']> {
  const lineage = worksForParent(role) ? path.slice(0, -1) : path;
  const made = MediaKind.options.map((kind): MediaFile => {
    const id = randomIds.ulid();
    const image = { mediaId: id, ...PICTURE };
    const of = { loginId, ownerId: lineage.at(-1) ?? '', lineage, siteId: '' };
    const file = { name: 'picture.png', type: 'image/png', size: 8, variants: [], createdAt: systemClock().toISOString() } as const;
    return { id, kind, state: 'ready', image, video: null, fault: null, ...of, ...file };
  });
  await table.batchWrite({ put: made.map((file) => ({ ...mediaKey(file.id), entity: 'media', ...file })) });
  return Object.fromEntries(made.map(({ kind, id }) => [kind, id])) as Record<MediaKind, string>;
}

export const worksForParent = (role: Role): boolean => role === 'MASTER_USER' || role === 'OEM_ADMIN' || role === 'SUB_ADMIN';

/** Creates the trees in the table: each account with its resources, created through the API while all are ACTIVE, then its status. */
export async function createForest({ people, handlers, table }: Product, trees: readonly TreeNode[]): Promise<TestLogin[]> {
  const accounts = accountStore(table);
  const logins: TestLogin[] = [];
  const finalStates: [TestLogin, Pick<Account, 'contractStatus' | 'authority'>][] = [];

  async function add(
    { role, permission, authority, status: contractStatus, below }: TreeNode,
    parent: TestLogin | undefined,
  ): Promise<void> {
    const mark = markOf(logins.length);
    const account = await people.add(role, parent?.account ?? null, {
      permission,
      email: `${mark}@example.com`,
      companyName: `${mark} company`,
      contactName: `${mark} person`,
      ...(role === 'USER' && { planId: 'ep' }),
    });
    const { accessToken: token } = await people.signIn(account);
    const owned = parent && worksForParent(role) ? parent.resources : await createOwnedResources({ handlers, table, account, token }, mark);
    const resources = { ...owned, account: namedAccount(account), ...(role === 'SUB_ADMIN' && { subAdminId: account.id }) };
    const login = { account, token, resources, pictures: await addPictures(table, account) };
    logins.push(login);
    finalStates.push([login, { contractStatus, authority }]);
    for (const child of below) await add(child, login);
  }

  for (const tree of trees) await add(tree, undefined);
  for (const [login, differences] of finalStates) {
    const previous = await accounts.get(login.account.id);
    if (!previous) throw new Error('An account is missing');
    const audit = newAuditEntry({ ids: randomIds, clock: systemClock }, 'account.update', null, accountAuditSubject(previous));
    await accounts.replace(previous, { ...previous, ...differences }, { audit });
    login.account = { ...previous, ...differences, version: previous.version + 1 };
    login.resources = { ...login.resources, account: namedAccount(login.account) };
  }
  return logins;
}
