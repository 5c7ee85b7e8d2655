import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { ImportedAccounts } from '#functions/accounts/store/imports/imported-accounts.ts';
import type { UserImportStore } from '#functions/accounts/store/imports/user-import-store.ts';

export interface ImportUsersDependencies {
  accounts: Pick<AccountStore, 'accountsOf' | 'get' | 'getAll' | 'resolveLogin' | 'takenEmails'>;
  imports: UserImportStore;
  imported: ImportedAccounts;
  plans: Pick<PlanStore, 'list'>;
  files: Pick<ObjectStorage, 'read' | 'write' | 'remove'>;
  clock: Clock;
  ids: Ids;
}
