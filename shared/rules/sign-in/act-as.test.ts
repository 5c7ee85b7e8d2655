import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Authority, ContractStatus, type Role, type WorkRole } from '#shared/model/role.ts';
import { actAsFault, type ActAsManager, type ActAsTarget } from '#shared/rules/sign-in/act-as.ts';
import type { Actor } from '#shared/rules/accounts/policy.ts';

const actorOf = (role: Role, workRole: WorkRole, differences: Partial<Actor> = {}): Actor => ({
  role,
  workRole,
  authority: 'edit',
  permission: role === 'SUB_ADMIN' ? 'main-contact' : null,
  contractStatus: 'ACTIVE',
  mustChangePassword: false,
  mustSetUpTwoFactor: false,
  ...differences,
});
const OPERATOR: ActAsManager = { loginId: 'top', accountId: 'top', actor: actorOf('MASTER', 'MASTER') };
const OEM: ActAsManager = { loginId: 'oem', accountId: 'oem', actor: actorOf('OEM_MASTER', 'OEM_MASTER') };
const CUSTOMER: ActAsTarget = { id: 'user', role: 'USER', path: ['top', 'oem', 'user'], effectiveStatus: 'ACTIVE' };

describe('actAsFault', () => {
  it('lets the operator and the OEM above act for an active customer', () => {
    expect([OPERATOR, OEM].map((manager) => actAsFault(manager, CUSTOMER))).toEqual([undefined, undefined]);
  });

  it.each([
    ['not-found', 'a login outside the tree of the manager', OEM, { ...CUSTOMER, path: ['top', 'user'] }],
    ['not-found', 'a sub-administrator', OPERATOR, { ...CUSTOMER, role: 'SUB_ADMIN' }],
    ['forbidden', 'a login of the operator', OPERATOR, { ...CUSTOMER, role: 'MASTER_USER', path: ['top', 'user'] }],
    ['own-account', 'itself', OEM, { id: 'oem', role: 'OEM_MASTER', path: ['top', 'oem'], effectiveStatus: 'ACTIVE' }],
    ['not-signed-in-yet', 'a login that has not signed in', OEM, { ...CUSTOMER, effectiveStatus: 'INACTIVE' }],
    ['account-suspended', 'a paused login', OEM, { ...CUSTOMER, effectiveStatus: 'SUSPENDED' }],
    ['account-terminated', 'a terminated login', OPERATOR, { ...CUSTOMER, effectiveStatus: 'TERMINATED' }],
    ['forbidden', 'a manager with view authority', { ...OEM, actor: { ...OEM.actor, authority: 'view' } }, CUSTOMER],
    ['forbidden', 'a paused manager', { ...OEM, actor: { ...OEM.actor, contractStatus: 'SUSPENDED' } }, CUSTOMER],
    ['forbidden', 'a manager who is already acting', { ...OEM, actor: { ...OEM.actor, acting: 'EDIT' } }, CUSTOMER],
    ['forbidden', 'a manager who must set up a second factor', { ...OEM, actor: { ...OEM.actor, mustSetUpTwoFactor: true } }, CUSTOMER],
  ] as const)('returns %s for %s', (fault, _, manager, target) => {
    expect(actAsFault(manager, target)).toBe(fault);
  });
});

/** A login in a tree. The model below decides only by the parents of logins. */
interface Node {
  id: string;
  role: Role;
  parent: Node | null;
  status: ContractStatus;
  authority: Authority;
}

const CHILDREN: Readonly<Record<Role, readonly Role[]>> = {
  MASTER: ['MASTER_USER', 'OEM_MASTER', 'USER', 'SUB_ADMIN'],
  MASTER_USER: [],
  OEM_MASTER: ['OEM_ADMIN', 'USER', 'SUB_ADMIN'],
  OEM_ADMIN: [],
  USER: ['SUB_ADMIN'],
  SUB_ADMIN: [],
};

/** Trees of up to 24 logins: each login is added below one that may have children. */
const tree: fc.Arbitrary<Node[]> = fc
  .array(
    fc.record({
      at: fc.nat(),
      child: fc.nat(),
      status: fc.constantFrom(...ContractStatus.options),
      authority: fc.constantFrom(...Authority.options),
    }),
    {
      maxLength: 24,
    },
  )
  .map((steps) => {
    const nodes: Node[] = [{ id: 'n0', role: 'MASTER', parent: null, status: 'ACTIVE', authority: 'edit' }];
    for (const { at, child, status, authority } of steps) {
      const parents = nodes.filter(({ role }) => CHILDREN[role].length > 0);
      const parent = parents[at % parents.length];
      const role = parent && CHILDREN[parent.role][child % CHILDREN[parent.role].length];
      if (parent && role) nodes.push({ id: `n${nodes.length}`, role, parent, status, authority });
    }
    return nodes;
  });

const pathOf = ({ id, parent }: Node): string[] => [...(parent ? pathOf(parent) : []), id];
const chainOf = (node: Node): Node[] => [...(node.parent ? chainOf(node.parent) : []), node];
const strictest = (node: Node): ContractStatus => {
  const above = chainOf(node).map(({ status }) => status);
  return (['TERMINATED', 'SUSPENDED'] as const).find((status) => above.includes(status)) ?? node.status;
};
const workOf = (node: Node): Node => (['MASTER_USER', 'OEM_ADMIN', 'SUB_ADMIN'].includes(node.role) && node.parent ? node.parent : node);

/**
 * The rule in plain terms: an active operator or OEM with edit rights may act for an active customer, OEM or OEM administrator strictly
 * below itself.
 */
function mayActFor(manager: Node, login: Node): boolean {
  if (manager.role !== 'MASTER' && manager.role !== 'OEM_MASTER') return false;
  if (strictest(manager) !== 'ACTIVE' || manager.authority !== 'edit') return false;
  if (!['USER', 'OEM_MASTER', 'OEM_ADMIN'].includes(login.role) || strictest(login) !== 'ACTIVE') return false;
  return login !== manager && chainOf(login).includes(manager);
}

it('actAsFault agrees with a plain model for every two logins of random trees', () => {
  fc.assert(
    fc.property(tree, (nodes) => {
      for (const manager of nodes)
        for (const login of nodes) {
          const actor = actorOf(manager.role, workOf(manager).role as WorkRole, {
            contractStatus: strictest(manager),
            authority: manager.authority,
            mustChangePassword: manager.status === 'INACTIVE',
          });
          const fault = actAsFault(
            { loginId: manager.id, accountId: workOf(manager).id, actor },
            { id: login.id, role: login.role, path: pathOf(login), effectiveStatus: strictest(login) },
          );
          expect([manager.id, login.id, fault === undefined]).toEqual([manager.id, login.id, mayActFor(manager, login)]);
        }
    }),
    { numRuns: 150 },
  );
});
