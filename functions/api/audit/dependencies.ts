import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AuditStore } from '#functions/store/audit/audit-store.ts';

export interface AuditLogDependencies {
  accounts: AccountStore;
  audit: AuditStore;
}
