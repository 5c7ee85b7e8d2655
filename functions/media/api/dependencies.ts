import type { TemplatePictureFiles } from '#functions/media/api/stored-pictures.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { LibraryStore } from '#functions/media/store/library-store.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';

export interface MediaDependencies {
  media: MediaStore;
  library: LibraryStore;
  sites: SiteStore;
  revisions: RevisionStore;
  accounts: AccountStore;
  files: ObjectStorage;
  templatePictures: TemplatePictureFiles;
  clock: Clock;
  ids: Ids;
  /** Maximum size of a picture in this deployment, in MB. */
  imageMaxMb: number;
}
