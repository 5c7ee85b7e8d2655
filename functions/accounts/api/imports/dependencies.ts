import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { UserImportStore } from '#functions/accounts/store/imports/user-import-store.ts';

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
