import type { ListExportDependencies } from '#functions/domain/visitor-list/list-export.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { PersonStore } from '#functions/store/person/person-store.ts';
import type { RetentionStore } from '#functions/store/person/retention-store.ts';
import type { VisitorDataAuditDependencies } from '#functions/http/visitor-data-audit.ts';
import type { AttemptStore } from '#functions/store/auth/attempt-store.ts';
import type { PublicSiteStore } from '#functions/store/site/public-site-store.ts';
import type { MailRecordStore } from '#functions/store/visitor/mail-record-store.ts';
import type { MemberList } from '#functions/store/visitor-list/member-list.ts';
import type { RevisionStore } from '#functions/store/revision/revision-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';

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
