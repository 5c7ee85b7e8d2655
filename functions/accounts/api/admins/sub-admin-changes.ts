import type { Account } from '#functions/accounts/store/account.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

type AuditedFields = Pick<Account, 'contactName' | 'email' | 'permission' | 'authority'>;

const FIELDS = ['contactName', 'email', 'permission', 'authority'] as const satisfies readonly (keyof AuditedFields)[];

/** Returns the changed fields for an audit entry; `undefined` before creation and after removal. */
export const subAdminChanges = (previous: AuditedFields | undefined, next: AuditedFields | undefined): AuditEntry['changes'] =>
  FIELDS.map((field) => ({ field, from: previous?.[field] ?? null, to: next?.[field] ?? null })).filter(({ from, to }) => from !== to);
