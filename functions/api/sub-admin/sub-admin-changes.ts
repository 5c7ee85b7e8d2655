import type { Account } from '#functions/store/account/account.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';

type Shown = Pick<Account, 'contactName' | 'email' | 'permission' | 'authority'>;

const FIELDS = ['contactName', 'email', 'permission', 'authority'] as const satisfies readonly (keyof Shown)[];

/** What the audit log says of a further login that was (`previous`), is (`next`), or both. */
export const subAdminChanges = (previous: Shown | undefined, next: Shown | undefined): AuditEntry['changes'] =>
  FIELDS.map((field) => ({ field, from: previous?.[field] ?? null, to: next?.[field] ?? null })).filter(({ from, to }) => from !== to);
