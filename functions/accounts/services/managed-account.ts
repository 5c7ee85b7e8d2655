import type { Account } from '#functions/accounts/store/account.ts';
import type { ManagedRole } from '#shared/model/role.ts';
import { isManagedRole } from '#shared/model/accounts/account-type.ts';

/** An account that user management lists and changes: any but the operator's and a SUB_ADMIN's. */
export type ManagedAccount = Account & { role: ManagedRole };

export const isManaged = (account: Account): account is ManagedAccount => isManagedRole(account.role);
