import type { ListExportDependencies } from '#functions/visitors/services/list/list-export.ts';
import type { VisitorDataAuditDependencies } from '#functions/platform/http/visitor-data-audit.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import type { FormEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import type { MailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';

export interface FormEntryDependencies extends VisitorDataAuditDependencies, ListExportDependencies {
  accounts: Pick<AccountStore, 'get' | 'getAll' | 'listSubAdmins'>;
  sites: Pick<SiteStore, 'find'>;
  revisions: RevisionStore;
  entries: FormEntryList;
  mailRecords: Pick<MailRecordStore, 'list'>;
}
