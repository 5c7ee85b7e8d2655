import type { TemplatePictureFiles } from '#functions/api/media/templates/stored-pictures.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';

export interface MediaDependencies {
  media: MediaStore;
  sites: SiteStore;
  accounts: AccountStore;
  files: ObjectStorage;
  templatePictures: TemplatePictureFiles;
  clock: Clock;
  ids: Ids;
  /** The deployment's limit of a picture in MB. */
  imageMaxMb: number;
}
