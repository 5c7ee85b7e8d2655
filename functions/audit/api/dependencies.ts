import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { AuditStore } from '#functions/audit/store/audit-store.ts';

export interface AuditLogDependencies {
  accounts: AccountStore;
  audit: AuditStore;
}
