import type { AuditEntry } from '#shared/model/account/audit.ts';
import type { BrandSettings } from '#shared/model/account/brand.ts';
import type { Authority, ContractStatus, Permission, Role } from '#shared/model/account/role.ts';
import type { PausedBy } from '#shared/model/account/user.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';

/** A login and the account it stands for: one node of the tree below the operator. */
export interface Account {
  id: string;
  parentId: string | null;
  /** Ids from the operator's root account down to this one. */
  path: readonly string[];
  role: Role;
  email: string;
  contactName: string;
  companyName: string;
  contractStatus: ContractStatus;
  /** Who paused it, while it is SUSPENDED. */
  pausedBy: PausedBy | null;
  planId: string | null;
  /** First and last day of the contract, in Japanese time. */
  contractStart: string | null;
  contractEnd: string | null;
  authority: Authority;
  /** Only a SUB_ADMIN has one. */
  permission: Permission | null;
  /** Of an OEM: licences it may issue. */
  licenceGrant: number | null;
  /** Its e-mails are written in. */
  language: Language;
  brand: BrandSettings | null;
  picture: ImageRef | null;
  /** Sessions opened before this grew are over. */
  sessionEpoch: number;
  /** Grows with every change of what stands above; the counters below do not count as changes. */
  version: number;
  createdAt: string;
  updatedAt: string;
  /** Of the change that wrote the entries it is listed and found by. */
  indexMark: string;
  /** Deleted: for everybody but the job that clears it away it does not exist. */
  deletedAt?: string;
  /** Licences in use: USERs directly below that are not terminated. */
  licencesUsed: number;
  /** SUB_ADMINs of this account that are main contacts. */
  mainContacts: number;
}

/** What accounts written before these attributes existed are read as. */
const SINCE_THEN = {
  pausedBy: null,
  contractStart: null,
  contractEnd: null,
  licenceGrant: null,
  language: DEFAULT_LANGUAGE,
  brand: null,
  picture: null,
  sessionEpoch: 0,
  version: 0,
  indexMark: '',
  licencesUsed: 0,
  mainContacts: 0,
} as const satisfies Partial<Account>;

/** An account as it is stored, with what it was stored without. */
export const withAccountDefaults = (stored: Account): Account => ({ ...SINCE_THEN, ...stored });

/** An account as nobody has yet done anything with it, but for what is given. */
export const newAccount = (
  given: Pick<Account, 'id' | 'role' | 'email' | 'contactName' | 'companyName' | 'planId' | 'authority' | 'createdAt'> & Partial<Account>,
  parent: Account | null,
): Account => ({
  ...SINCE_THEN,
  contractStatus: 'INACTIVE',
  permission: null,
  updatedAt: given.createdAt,
  ...given,
  parentId: parent?.id ?? null,
  path: [...(parent?.path ?? []), given.id],
});

/** An account as the audit log names it. */
export const accountAuditSubject = ({ id, companyName, contactName, role, parentId }: Account): AuditEntry['subject'] => ({
  kind: 'account',
  id,
  name: role === 'SUB_ADMIN' ? contactName : companyName,
  ownerId: role === 'SUB_ADMIN' && parentId !== null ? parentId : id,
});
