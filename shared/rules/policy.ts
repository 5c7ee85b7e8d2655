import type { Authority, ContractStatus, Permission, Role } from '#shared/model/role.ts';
import { ROLES } from '#shared/model/role.ts';

/** Who acts: the facts about a login that decide what it may do (product.md "Accounts and who may do what"). */
export interface Actor {
  role: Role;
  authority: Authority;
  /** Only a SUB_ADMIN has one. */
  permission: Permission | null;
  /** The strictest contract status on the way from this login's account up to the operator. */
  contractStatus: ContractStatus;
}

interface ActionRule {
  roles: readonly Role[];
  /** Permissions of a SUB_ADMIN that allow it; other roles are not asked. */
  permissions: readonly Permission[];
  isWrite: boolean;
}

const EVERYONE_IN_THE_ACCOUNT: readonly Permission[] = ['main-contact', 'editor', 'viewer'];

/** The permission matrix: one row an action. Decides for the API and tells the console what to show. */
export const ACTIONS = {
  'own-session': { roles: ROLES, permissions: EVERYONE_IN_THE_ACCOUNT, isWrite: false },
  'site:read': { roles: ROLES, permissions: EVERYONE_IN_THE_ACCOUNT, isWrite: false },
  'site:write': { roles: ROLES, permissions: ['main-contact', 'editor'], isWrite: true },
} as const satisfies Record<string, ActionRule>;

export type Action = keyof typeof ACTIONS;

/** Whether this login may do this at all. Where (in which subtree) is decided by its scope, which every repository call takes. */
export function isAllowed(actor: Actor, action: Action): boolean {
  const rule: ActionRule = ACTIONS[action];
  if (!rule.roles.includes(actor.role)) return false;
  if (actor.permission !== null && !rule.permissions.includes(actor.permission)) return false;
  if (!rule.isWrite) return true;
  return actor.authority === 'edit' && actor.contractStatus !== 'SUSPENDED';
}

/** Whether a login with this contract status may sign in at all: everyone but the terminated. */
export const maySignIn = (status: ContractStatus): boolean => status !== 'TERMINATED';

/** The status that binds a login: a terminated or suspended account covers all that is below it; INACTIVE is the login's own matter. */
export function bindingStatus(own: ContractStatus, above: readonly ContractStatus[]): ContractStatus {
  const chain = [own, ...above];
  return (['TERMINATED', 'SUSPENDED'] as const).find((status) => chain.includes(status)) ?? own;
}
