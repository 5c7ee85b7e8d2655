import type { LiveContentDependencies } from '#functions/domain/published-site/live-content.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { PasswordHasher } from '#functions/gateways/passwords.ts';
import type { AttemptStore } from '#functions/store/auth/attempt-store.ts';
import type { DeviceStore } from '#functions/store/auth/device-store.ts';
import type { JobStore } from '#functions/store/job/job-store.ts';
import type { LinkStore } from '#functions/store/auth/link-store.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import type { RegistrationStore } from '#functions/store/member/registration-store.ts';
import type { MemberSessionStore } from '#functions/store/member/member-session-store.ts';
import type { MemberStore } from '#functions/store/member/member-store.ts';
import type { PopupCountStore } from '#functions/store/visitor/popup-count-store.ts';

export interface MemberDependencies extends LiveContentDependencies {
  attempts: AttemptStore;
  devices: Pick<DeviceStore, 'isKnown' | 'remember'>;
  ids: Ids;
  jobs: JobStore;
  links: LinkStore;
  media: Pick<MediaStore, 'findAll'>;
  mediaFiles: Pick<ObjectStorage, 'readRange'>;
  members: MemberStore;
  passwords: PasswordHasher;
  popupCounts: Pick<PopupCountStore, 'read' | 'readApplicants'>;
  registrations: RegistrationStore;
  memberSessions: MemberSessionStore;
}
