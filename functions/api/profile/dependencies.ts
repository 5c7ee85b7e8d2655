import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';

export interface ProfileDependencies {
  accounts: AccountStore;
  plans: PlanStore;
  media: MediaStore;
  files: ObjectStorage;
  clock: Clock;
  ids: Ids;
  /** The deployment's limit of a picture in MB. */
  imageMaxMb: number;
}
