import { type Caller, toCaller } from '#functions/accounts/services/caller.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { WorkRole } from '#shared/model/role.ts';

/** The caller in the HTTP envelope for an account's main login (not of a SUB_ADMIN, MASTER_USER or OEM_ADMIN). */
export const callerOf = (account: Account): Caller =>
  toCaller({
    account,
    workAccount: { ...account, role: WorkRole.parse(account.role) },
    brandAccount: undefined,
    supportAccount: undefined,
    contractStatus: account.contractStatus,
    isTwoFactorObligatory: false,
  });
