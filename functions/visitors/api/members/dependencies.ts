import type { ListExportDependencies } from '#functions/visitors/services/list/list-export.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PersonStore } from '#functions/visitors/services/erasure/person-store.ts';
import type { RetentionStore } from '#functions/visitors/services/erasure/retention-store.ts';
import type { VisitorDataAuditDependencies } from '#functions/platform/http/visitor-data-audit.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { PublicSiteStore } from '#functions/sites/store/public-site-store.ts';
import type { MailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import type { MemberList } from '#functions/visitors/store/list/member-list.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';

export interface SiteMemberDependencies extends VisitorDataAuditDependencies, ListExportDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: Pick<SiteStore, 'find'>;
  revisions: RevisionStore;
  persons: PersonStore;
  retentions: RetentionStore;
  members: MemberList;
  mailRecords: Pick<MailRecordStore, 'list'>;
  attempts: AttemptStore;
  publicSites: Pick<PublicSiteStore, 'find'>;
}
