import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';
import type { ImportedAccounts } from '#functions/store/user-import/imported-accounts.ts';
import type { UserImportStore } from '#functions/store/user-import/user-import-store.ts';

export interface ImportUsersDependencies {
  accounts: Pick<AccountStore, 'accountsOf' | 'get' | 'getAll' | 'resolveLogin' | 'takenEmails'>;
  imports: UserImportStore;
  imported: ImportedAccounts;
  plans: Pick<PlanStore, 'list'>;
  files: Pick<ObjectStorage, 'read' | 'write' | 'remove'>;
  clock: Clock;
  ids: Ids;
}
