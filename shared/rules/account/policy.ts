import type { Authority, ContractStatus, ManagedRole, Permission, Role, WorkRole } from '#shared/model/account/role.ts';
import { MANAGED_ROLES, ROLES } from '#shared/model/account/role.ts';

/** Who acts: the facts about a login that decide what it may do (product.md "Accounts and who may do what"). */
export interface Actor {
  role: Role;
  /** Role of the account this login works in: its own, or its parent's. */
  workRole: WorkRole;
  authority: Authority;
  /** Only a SUB_ADMIN has one. */
  permission: Permission | null;
  /** The strictest contract status on the way from this login's account up to the operator. */
  contractStatus: ContractStatus;
  /** Signed in with an issued password: first it has to be changed, and nothing else. */
  mustChangePassword: boolean;
}

interface ActionRule {
  /** Roles that may, SUB_ADMINs apart. */
  roles: readonly Role[];
  /** Permissions with which a SUB_ADMIN may, where the account it works in may; none: SUB_ADMINs never may. */
  subAdmins: readonly Permission[];
  /** `account`: a write, refused to `view` authority and while suspended. `own`: a write of one's own things, refused while suspended only. */
  writes: 'nothing' | 'own' | 'account';
}

const EVERYONE_IN_THE_ACCOUNT: readonly Permission[] = ['main-contact', 'editor', 'viewer'];
const EDITORS: readonly Permission[] = ['main-contact', 'editor'];
const MAIN_CONTACT: readonly Permission[] = ['main-contact'];
const NO_SUB_ADMIN: readonly Permission[] = [];

/** The permission matrix of product.md: one row an action. Decides for the API and tells the console what to show. */
export const ACTIONS = {
  'own-session': { roles: ROLES, subAdmins: EVERYONE_IN_THE_ACCOUNT, writes: 'nothing' },
  'own-profile': { roles: ROLES, subAdmins: EVERYONE_IN_THE_ACCOUNT, writes: 'own' },
  'summary:read': { roles: ROLES, subAdmins: EVERYONE_IN_THE_ACCOUNT, writes: 'nothing' },
  'user:read': { roles: ['MASTER', 'MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN'], subAdmins: EVERYONE_IN_THE_ACCOUNT, writes: 'nothing' },
  'user:write': { roles: ['MASTER', 'MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN'], subAdmins: NO_SUB_ADMIN, writes: 'account' },
  'user:pause': { roles: ['MASTER', 'MASTER_USER', 'OEM_MASTER'], subAdmins: NO_SUB_ADMIN, writes: 'account' },
  'user:terminate': { roles: ['MASTER'], subAdmins: NO_SUB_ADMIN, writes: 'account' },
  'site:read': { roles: ROLES, subAdmins: EVERYONE_IN_THE_ACCOUNT, writes: 'nothing' },
  'site:write': { roles: ROLES, subAdmins: EDITORS, writes: 'account' },
  'news:read': { roles: ROLES, subAdmins: EVERYONE_IN_THE_ACCOUNT, writes: 'nothing' },
  'news:write': { roles: ROLES, subAdmins: EDITORS, writes: 'account' },
  'plan:choose': { roles: ['MASTER', 'MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN'], subAdmins: EVERYONE_IN_THE_ACCOUNT, writes: 'nothing' },
  'admin:read': { roles: ['MASTER', 'OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'nothing' },
  'admin:write': { roles: ['MASTER', 'OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'account' },
  'brand:write': { roles: ['OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'account' },
  'audit:read': { roles: ['MASTER', 'MASTER_USER', 'OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'nothing' },
} as const satisfies Record<string, ActionRule>;

export type Action = keyof typeof ACTIONS;

function hasRoleFor({ role, workRole, permission }: Actor, { roles, subAdmins }: ActionRule): boolean {
  if (role !== 'SUB_ADMIN') return roles.includes(role);
  return roles.includes(workRole) && permission !== null && subAdmins.includes(permission);
}

/** Whether this login may do this at all. Where (in which subtree) is decided by its scope, which every repository call takes. */
export function isAllowed(actor: Actor, action: Action): boolean {
  const rule: ActionRule = ACTIONS[action];
  if (actor.mustChangePassword && action !== 'own-session') return false;
  if (!hasRoleFor(actor, rule)) return false;
  if (rule.writes === 'nothing') return true;
  return actor.contractStatus !== 'SUSPENDED' && (rule.writes === 'own' || actor.authority === 'edit');
}

/** Whether a login with this contract status may sign in at all: everyone but the terminated. */
export const maySignIn = (status: ContractStatus): boolean => status !== 'TERMINATED';

/** The status that binds a login: a terminated or suspended account covers all that is below it; INACTIVE is the login's own matter. */
export function effectiveContractStatus(own: ContractStatus, above: readonly ContractStatus[]): ContractStatus {
  const chain = [own, ...above];
  return (['TERMINATED', 'SUSPENDED'] as const).find((status) => chain.includes(status)) ?? own;
}

/** The families of user-management endpoints (spec 6), each for the logins of one kind. */
export const USER_FAMILIES = ['master', 'oem-master', 'oem-admin'] as const;
export type UserFamily = (typeof USER_FAMILIES)[number];

type Worker = Pick<Actor, 'role' | 'workRole'>;

/** The family a login manages users through; `undefined` for those that see no users. */
export function userFamily({ role, workRole }: Worker): UserFamily | undefined {
  if (role === 'OEM_ADMIN') return 'oem-admin';
  if (workRole === 'MASTER') return 'master';
  return workRole === 'OEM_MASTER' ? 'oem-master' : undefined;
}

/** Whether a login may call an endpoint with this access at all. */
export const mayCall = (actor: Actor, { action, family }: { action: Action; family?: UserFamily }): boolean =>
  isAllowed(actor, action) && (family === undefined || userFamily(actor) === family);

const VISIBLE: Readonly<Record<UserFamily, readonly ManagedRole[]>> = {
  master: MANAGED_ROLES,
  'oem-master': ['OEM_ADMIN', 'USER'],
  'oem-admin': ['USER'],
};

/** Accounts of these roles a login sees inside its scope; any other answers as if it did not exist. */
export function visibleRoles(worker: Worker): readonly ManagedRole[] {
  const family = userFamily(worker);
  return family ? VISIBLE[family] : [];
}

/** Accounts of these roles a login may create and edit, where it may write at all. */
export const writableRoles = (worker: Worker): readonly ManagedRole[] =>
  worker.role === 'MASTER_USER' ? ['OEM_MASTER', 'USER'] : worker.role === 'SUB_ADMIN' ? [] : visibleRoles(worker);
