import type { AccountStore } from '#functions/store/account.ts';
import type { AuditStore } from '#functions/store/audit.ts';

/** What reading the audit log takes. */
export interface AuditLogDependencies {
  accounts: AccountStore;
  audit: AuditStore;
}
