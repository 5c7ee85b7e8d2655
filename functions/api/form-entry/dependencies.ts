import type { ListExportDependencies } from '#functions/domain/visitor-list/list-export.ts';
import type { VisitorDataAuditDependencies } from '#functions/http/visitor-data-audit.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { RevisionStore } from '#functions/store/revision/revision-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';
import type { FormEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import type { MailRecordStore } from '#functions/store/visitor/mail-record-store.ts';

export interface FormEntryDependencies extends VisitorDataAuditDependencies, ListExportDependencies {
  accounts: Pick<AccountStore, 'get' | 'getAll' | 'listSubAdmins'>;
  sites: Pick<SiteStore, 'find'>;
  revisions: RevisionStore;
  entries: FormEntryList;
  mailRecords: Pick<MailRecordStore, 'list'>;
}
