import type { DeviceStore } from '#functions/sign-in/store/device-store.ts';
import type { ApprovalDependencies } from '#functions/preview/services/approvals/view-approvals.ts';
import type { MediaRights } from '#functions/media/services/media-rights.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { CommentDependencies } from '#functions/preview/services/comments/comment-dependencies.ts';
import type { PasswordHasher } from '#functions/platform/gateways/passwords.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PreviewSessionStore } from '#functions/preview/store/preview-session-store.ts';
import type { PreviewShareStore } from '#functions/preview/store/preview-share-store.ts';
import type { PreviewReader } from '#functions/platform/http/use-case.ts';
import type { PreviewLoginStore } from '#functions/preview/store/preview-login-store.ts';
import type { PreviewTicketStore } from '#functions/preview/store/preview-ticket-store.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteNewsStore } from '#functions/news/store/site-news-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import type { PopupCountStore } from '#functions/popups/store/popup-count-store.ts';
import type { FontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import type { MailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';

export interface PreviewDependencies extends CommentDependencies, ApprovalDependencies {
  /** Returns the reader of a site's preview by a token: an invitee or a console login. */
  authenticatePreviewReader: (siteId: string, token: string) => Promise<PreviewReader | undefined>;
  accounts: Pick<AccountStore, 'getAll'>;
  /** Devices on which an invitee has opened a preview. */
  devices: DeviceStore;
  mailRecords: Pick<MailRecordStore, 'states'>;
  passwords: PasswordHasher;
  previewSessions: PreviewSessionStore;
  revisions: RevisionStore;
  previewLogins: PreviewLoginStore;
  tickets: PreviewTicketStore;
  siteNews: Pick<SiteNewsStore, 'read'>;
  popupCounts: Pick<PopupCountStore, 'read'>;
  visitorScripts: () => VisitorScripts;
  consoleOrigin: string;
  fonts: FontSubsets;
  media: Pick<MediaStore, 'getAll'>;
  mediaRights: MediaRights;
  shares: PreviewShareStore;
  /** Template of a site's origin, with `{siteId}`. */
  sitesOrigin: string;
  sites: Pick<SiteStore, 'find'>;
}
