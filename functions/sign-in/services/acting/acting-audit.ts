import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { StoredActing } from '#functions/sign-in/store/acting/acting-store.ts';
import { type AuditDependencies, newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

/**
 * Returns the audit entry about the start or end of acting for a login, for the login and all accounts above it, with access and reason
 * (R-4.15).
 */
export const actingAudit = (
  dependencies: AuditDependencies,
  action: 'account.act-as' | 'account.act-as-end',
  { by, access, reason, until }: StoredActing,
  account: Account,
  actor: AuditEntry['actor'] = { ...by, actsFor: { id: account.id, name: account.contactName, role: account.role } },
): AuditEntry =>
  newAuditEntry(dependencies, action, actor, accountAuditSubject(account), [
    { field: 'actingAccess', from: null, to: access },
    { field: 'reason', from: null, to: reason },
    ...(action === 'account.act-as' ? [{ field: 'actingUntil', from: null, to: until }] : []),
  ]);
