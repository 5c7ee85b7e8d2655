import { type Caller, toCaller } from '#functions/domain/caller.ts';
import type { Account } from '#functions/store/account/account.ts';
import { WorkRole } from '#shared/model/account/role.ts';

/** An account of its own (not a further login of another) as the envelope hands it to use cases. */
export const callerOf = (account: Account): Caller =>
  toCaller({
    account,
    workAccount: { ...account, role: WorkRole.parse(account.role) },
    brandAccount: undefined,
    contractStatus: account.contractStatus,
  });
