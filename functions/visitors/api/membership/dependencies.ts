import type { FontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import type { LiveContentDependencies } from '#functions/publishing/services/published-site/live-content.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { PasswordHasher } from '#functions/platform/gateways/passwords.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { DeviceStore } from '#functions/sign-in/store/device-store.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { LinkStore } from '#functions/sign-in/store/link-store.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { MailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import type { MemberList } from '#functions/visitors/store/list/member-list.ts';
import type { EmailChangeStore } from '#functions/visitors/store/members/email-change-store.ts';
import type { RegistrationStore } from '#functions/visitors/store/members/registration-store.ts';
import type { MemberSessionStore } from '#functions/visitors/store/members/member-session-store.ts';
import type { MemberStore } from '#functions/visitors/store/members/member-store.ts';
import type { PopupCountStore } from '#functions/popups/store/popup-count-store.ts';

export interface MemberDependencies extends LiveContentDependencies {
  attempts: AttemptStore;
  devices: Pick<DeviceStore, 'isKnown' | 'remember'>;
  fonts: FontSubsets;
  ids: Ids;
  jobs: JobStore;
  links: LinkStore;
  media: Pick<MediaStore, 'findAll'>;
  mediaFiles: Pick<ObjectStorage, 'readRange'>;
  members: MemberStore;
  passwords: PasswordHasher;
  popupCounts: Pick<PopupCountStore, 'read' | 'readApplicants'>;
  registrations: RegistrationStore;
  emailChanges: EmailChangeStore;
  /** Indexes a member whose address has changed, and counts open sessions. */
  memberList: Pick<MemberList, 'index' | 'countSessions'>;
  mailRecords: Pick<MailRecordStore, 'list'>;
  memberSessions: MemberSessionStore;
}
