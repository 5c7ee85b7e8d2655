import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';

export interface ProfileDependencies {
  accounts: AccountStore;
  plans: PlanStore;
  media: MediaStore;
  files: ObjectStorage;
  clock: Clock;
  ids: Ids;
  /** Maximum size of a picture in this deployment, in MB. */
  imageMaxMb: number;
}
