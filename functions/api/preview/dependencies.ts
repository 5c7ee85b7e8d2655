import type { DeviceStore } from '#functions/store/auth/device-store.ts';
import type { ApprovalDependencies } from '#functions/domain/approval/view-approvals.ts';
import type { MediaRights } from '#functions/domain/media/media-rights.ts';
import type { CommentDependencies } from '#functions/domain/comment/comment-dependencies.ts';
import type { PasswordHasher } from '#functions/gateways/passwords.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { PreviewSessionStore } from '#functions/store/preview/preview-session-store.ts';
import type { PreviewShareStore } from '#functions/store/preview/preview-share-store.ts';
import type { PreviewReader } from '#functions/http/use-case.ts';
import type { PreviewLoginStore } from '#functions/store/preview/preview-login-store.ts';
import type { PreviewTicketStore } from '#functions/store/preview/preview-ticket-store.ts';
import type { RevisionStore } from '#functions/store/revision/revision-store.ts';
import type { SiteNewsStore } from '#functions/store/news/site-news-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';
import type { PopupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import type { MailRecordStore } from '#functions/store/visitor/mail-record-store.ts';

export interface PreviewDependencies extends CommentDependencies, ApprovalDependencies {
  /** The reader of a site's preview by a token: an invitee, or a login of the console. */
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
  mediaRights: MediaRights;
  shares: PreviewShareStore;
  /** Template of a site's origin, with `{siteId}`. */
  sitesOrigin: string;
  sites: Pick<SiteStore, 'find'>;
}
