import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';
import type { AttemptStore } from '#functions/store/auth/attempt-store.ts';
import type { JobStore } from '#functions/store/job/job-store.ts';
import type { UserImportStore } from '#functions/store/user-import/user-import-store.ts';

export interface UserImportDependencies {
  accounts: Pick<AccountStore, 'get' | 'getAll'>;
  imports: UserImportStore;
  plans: Pick<PlanStore, 'list'>;
  jobs: Pick<JobStore, 'find'>;
  files: Pick<ObjectStorage, 'signUpload' | 'read'>;
  attempts: AttemptStore;
  clock: Clock;
  ids: Ids;
}
