import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AuditStore } from '#functions/store/audit/audit-store.ts';
import type { MailRecordStore } from '#functions/store/visitor/mail-record-store.ts';
import type { MemberList } from '#functions/store/visitor-list/member-list.ts';
import type { PersonStore } from '#functions/store/person/person-store.ts';
import type { RetentionStore } from '#functions/store/person/retention-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';

export interface SiteMemberDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: Pick<SiteStore, 'find'>;
  persons: PersonStore;
  members: Pick<MemberList, 'countSessions'>;
  mailRecords: Pick<MailRecordStore, 'list'>;
  audit: Pick<AuditStore, 'add'>;
  retentions: RetentionStore;
  clock: Clock;
  ids: Ids;
}
