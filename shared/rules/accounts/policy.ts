import type { Authority, ContractStatus, ManagedRole, Permission, Role, WorkRole } from '#shared/model/role.ts';
import type { ActingAccess } from '#shared/model/sign-in/acting.ts';
import { MANAGED_ROLES, ROLES } from '#shared/model/role.ts';

/** The properties of a login that determine its permissions. */
export interface Actor {
  role: Role;
  /** Role of the account that the login works in: its own, or its parent's for a SUB_ADMIN. */
  workRole: WorkRole;
  authority: Authority;
  /** The permission of a SUB_ADMIN; `null` for every other login. */
  permission: Permission | null;
  /** The strictest contract status of the login and all accounts above it. */
  contractStatus: ContractStatus;
  /** Whether the login signed in with an issued password, which must be changed before any other action. */
  mustChangePassword: boolean;
  /** Whether the login has no second factor although the operator requires one for its role. */
  mustSetUpTwoFactor: boolean;
  /** Whether the login has to agree to the contract that a manager concluded for its account. */
  mustAgree?: boolean | undefined;
  /** The access of a manager who acts for the login; missing if the login itself acts. */
  acting?: ActingAccess | undefined;
}

interface ActionRule {
  /** Roles that may perform the action, except SUB_ADMIN. */
  roles: readonly Role[];
  /** Permissions with which a SUB_ADMIN may perform the action if the account that it works in may. Empty: none. */
  subAdmins: readonly Permission[];
  /**
   * The data that the action writes. `account`: refused with `view` authority and while suspended; `own`: refused only while suspended;
   * `debt`: refused only with `view` authority, because a suspended account has to be able to pay.
   */
  writes: 'nothing' | 'own' | 'account' | 'debt';
}

const EVERY_SUB_ADMIN: readonly Permission[] = ['main-contact', 'editor', 'viewer', 'accountant'];
const READERS: readonly Permission[] = ['main-contact', 'editor', 'viewer'];
const EDITORS: readonly Permission[] = ['main-contact', 'editor'];
const MAIN_CONTACT: readonly Permission[] = ['main-contact'];
const ACCOUNTANT: readonly Permission[] = ['accountant'];
const WITH_ACCOUNTANT: readonly Permission[] = [...MAIN_CONTACT, ...ACCOUNTANT];
const NO_SUB_ADMIN: readonly Permission[] = [];

/** The permission matrix, one row per action. The API enforces it; the console shows and hides elements by it. */
export const ACTIONS = {
  'own-session': { roles: ROLES, subAdmins: EVERY_SUB_ADMIN, writes: 'nothing' },
  'own-profile': { roles: ROLES, subAdmins: EVERY_SUB_ADMIN, writes: 'own' },
  'own-login': { roles: ROLES, subAdmins: EVERY_SUB_ADMIN, writes: 'own' },
  'security:manage': { roles: ['MASTER'], subAdmins: NO_SUB_ADMIN, writes: 'account' },
  'two-factor:reset': {
    roles: ['MASTER', 'MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN', 'USER'],
    subAdmins: MAIN_CONTACT,
    writes: 'account',
  },
  'summary:read': { roles: ROLES, subAdmins: READERS, writes: 'nothing' },
  'user:read': { roles: ['MASTER', 'MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN'], subAdmins: READERS, writes: 'nothing' },
  'user:write': { roles: ['MASTER', 'MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN'], subAdmins: NO_SUB_ADMIN, writes: 'account' },
  'user:pause': { roles: ['MASTER', 'MASTER_USER', 'OEM_MASTER'], subAdmins: NO_SUB_ADMIN, writes: 'account' },
  'user:act-as': { roles: ['MASTER', 'OEM_MASTER'], subAdmins: NO_SUB_ADMIN, writes: 'account' },
  'user:terminate': { roles: ['MASTER'], subAdmins: NO_SUB_ADMIN, writes: 'account' },
  'site:read': { roles: ROLES, subAdmins: READERS, writes: 'nothing' },
  'site:write': { roles: ROLES, subAdmins: EDITORS, writes: 'account' },
  'domain:read': { roles: ['MASTER', 'MASTER_USER'], subAdmins: NO_SUB_ADMIN, writes: 'nothing' },
  'news:read': { roles: ROLES, subAdmins: READERS, writes: 'nothing' },
  'news:write': { roles: ROLES, subAdmins: EDITORS, writes: 'account' },
  'entry:read': { roles: ROLES, subAdmins: READERS, writes: 'nothing' },
  'entry:write': { roles: ROLES, subAdmins: EDITORS, writes: 'account' },
  'analytics:read': { roles: ROLES, subAdmins: READERS, writes: 'nothing' },
  'plan:choose': { roles: ['MASTER', 'MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN'], subAdmins: READERS, writes: 'nothing' },
  'plan:check': { roles: ['OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'nothing' },
  'plan:request': { roles: ['OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'account' },
  'plan:read': { roles: ['MASTER', 'MASTER_USER'], subAdmins: NO_SUB_ADMIN, writes: 'nothing' },
  'plan:manage': { roles: ['MASTER'], subAdmins: NO_SUB_ADMIN, writes: 'account' },
  'payment:read': { roles: ['MASTER', 'MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN', 'USER'], subAdmins: WITH_ACCOUNTANT, writes: 'nothing' },
  // Settling needs the operator or its accountant: a main contact of the operator only reads.
  'payment:settle': { roles: ['MASTER'], subAdmins: ACCOUNTANT, writes: 'account' },
  'payment:pay': { roles: ['OEM_MASTER', 'USER'], subAdmins: WITH_ACCOUNTANT, writes: 'debt' },
  // Who receives e-mails about invoices without a login.
  'recipient:write': { roles: ['OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'account' },
  'admin:read': { roles: ['MASTER', 'OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'nothing' },
  'admin:write': { roles: ['MASTER', 'OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'account' },
  'api:read': { roles: ['MASTER', 'OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'nothing' },
  'api:write': { roles: ['MASTER', 'OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'account' },
  'brand:write': { roles: ['OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'account' },
  'default-theme:write': { roles: ['MASTER', 'OEM_MASTER'], subAdmins: MAIN_CONTACT, writes: 'account' },
  'support:write': { roles: ['MASTER', 'OEM_MASTER'], subAdmins: MAIN_CONTACT, writes: 'account' },
  'legal:read': { roles: ['MASTER', 'OEM_MASTER'], subAdmins: MAIN_CONTACT, writes: 'nothing' },
  'legal:write': { roles: ['MASTER', 'OEM_MASTER'], subAdmins: MAIN_CONTACT, writes: 'account' },
  'account:export': { roles: ['MASTER', 'OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'account' },
  // MASTER writes notifications and does not receive them. Marking notifications as read is no write of the account.
  'notice:read': {
    roles: ['MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN', 'USER'],
    subAdmins: READERS,
    writes: 'nothing',
  },
  'notice:list': { roles: ['MASTER', 'MASTER_USER'], subAdmins: NO_SUB_ADMIN, writes: 'nothing' },
  'notice:write': { roles: ['MASTER', 'MASTER_USER'], subAdmins: NO_SUB_ADMIN, writes: 'account' },
  'event:configure': { roles: ['MASTER', 'OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'account' },
  'audit:read': { roles: ['MASTER', 'MASTER_USER', 'OEM_MASTER', 'USER'], subAdmins: MAIN_CONTACT, writes: 'nothing' },
} as const satisfies Record<string, ActionRule>;

export type Action = keyof typeof ACTIONS;

/**
 * Actions that a manager may perform while acting for a login. All other actions are reserved for the person: proving its
 * identity, issuing accesses and logins that outlast the hour, paying, ordering and ending contracts, exporting all data. A new action is
 * refused until it is listed here.
 */
const WHILE_ACTING: ReadonlySet<Action> = new Set<Action>([
  'own-session',
  'own-profile',
  'summary:read',
  'user:read',
  'user:write',
  'user:pause',
  'site:read',
  'site:write',
  'domain:read',
  'news:read',
  'news:write',
  'entry:read',
  'entry:write',
  'analytics:read',
  'plan:choose',
  'plan:check',
  'plan:read',
  'payment:read',
  'admin:read',
  'api:read',
  'brand:write',
  'default-theme:write',
  'support:write',
  'legal:read',
  'notice:read',
  'event:configure',
  'audit:read',
]);

/** Whether a manager who acts for a login may perform the action; `READ` allows no writes. */
export const mayWhileActing = (access: ActingAccess, action: Action): boolean =>
  WHILE_ACTING.has(action) && (access === 'EDIT' || ACTIONS[action].writes === 'nothing');

/** Actions of a login that has not agreed to its contract: agreeing, and the invoices that exist already. */
const BEFORE_AGREEMENT: ReadonlySet<Action> = new Set<Action>(['own-session', 'payment:read', 'payment:pay']);

function hasRoleFor({ role, workRole, permission }: Actor, { roles, subAdmins }: ActionRule): boolean {
  if (role !== 'SUB_ADMIN') return roles.includes(role);
  return roles.includes(workRole) && permission !== null && subAdmins.includes(permission);
}

/** Whether a login may perform an action at all. Its scope, which every store call takes, limits the accounts on which it may do so. */
export function isAllowed(actor: Actor, action: Action): boolean {
  const rule: ActionRule = ACTIONS[action];
  if ((actor.mustChangePassword || actor.mustSetUpTwoFactor) && action !== 'own-session') return false;
  if (actor.mustAgree && !BEFORE_AGREEMENT.has(action)) return false;
  if (!hasRoleFor(actor, rule)) return false;
  if (actor.acting !== undefined && !mayWhileActing(actor.acting, action)) return false;
  if (rule.writes === 'nothing') return true;
  if (rule.writes !== 'debt' && actor.contractStatus === 'SUSPENDED') return false;
  return rule.writes === 'own' || actor.authority === 'edit';
}

/**
 * Whether a login may delete sites of an account. `isWorkAccount`: whether the login works in the account. An OEM_ADMIN may not
 * delete its OEM's own sites.
 */
export const mayDeleteSites = (actor: Actor, isWorkAccount: boolean): boolean =>
  isAllowed(actor, 'site:write') && !(actor.role === 'OEM_ADMIN' && isWorkAccount);

/** Whether a login may share templates with the accounts below the one that it works in. A USER has no accounts below it. */
export const mayShareTemplates = (actor: Actor): boolean => isAllowed(actor, 'site:write') && actor.workRole !== 'USER';

/** Whether a login may change the company name of its own account. A SUB_ADMIN has none: its company is that of its parent. */
export const mayRenameCompany = (actor: Actor): boolean =>
  isAllowed(actor, 'own-login') && actor.role !== 'SUB_ADMIN' && actor.authority === 'edit';

/** Whether a login with this contract status may sign in. */
export const maySignIn = (status: ContractStatus): boolean => status !== 'TERMINATED';

/**
 * Returns the status that applies to a login: TERMINATED or SUSPENDED if an account above it has that status, otherwise its own.
 */
export function effectiveContractStatus(own: ContractStatus, above: readonly ContractStatus[]): ContractStatus {
  const chain = [own, ...above];
  return (['TERMINATED', 'SUSPENDED'] as const).find((status) => chain.includes(status)) ?? own;
}

/** The endpoint families of user management, each for one kind of login. */
export const USER_FAMILIES = ['master', 'oem-master', 'oem-admin'] as const;
export type UserFamily = (typeof USER_FAMILIES)[number];

type Worker = Pick<Actor, 'role' | 'workRole'>;

/** Returns the endpoint family through which a login manages users; `undefined` if it sees no users. */
export function userFamily({ role, workRole }: Worker): UserFamily | undefined {
  if (role === 'OEM_ADMIN') return 'oem-admin';
  if (workRole === 'MASTER') return 'master';
  return workRole === 'OEM_MASTER' ? 'oem-master' : undefined;
}

/** Whether a login may call an endpoint with this access rule. */
export const mayCall = (actor: Actor, { action, family }: { action: Action; family?: UserFamily }): boolean =>
  isAllowed(actor, action) && (family === undefined || userFamily(actor) === family);

const VISIBLE: Readonly<Record<UserFamily, readonly ManagedRole[]>> = {
  master: MANAGED_ROLES,
  'oem-master': ['OEM_ADMIN', 'USER'],
  'oem-admin': ['USER'],
};

/** Returns the roles of accounts that a login sees inside its scope. Endpoints answer 404 for accounts of other roles. */
export function visibleRoles(worker: Worker): readonly ManagedRole[] {
  const family = userFamily(worker);
  return family ? VISIBLE[family] : [];
}

/** Returns the roles of accounts that a login may create and edit, provided that it may write at all. */
export const writableRoles = (worker: Worker): readonly ManagedRole[] =>
  worker.role === 'MASTER_USER' ? ['OEM_MASTER', 'USER'] : worker.role === 'SUB_ADMIN' ? [] : visibleRoles(worker);
