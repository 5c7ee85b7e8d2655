import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { Account } from '#functions/accounts/store/account.ts';

/** Returns the account as the actor of an audit entry about itself. */
export const selfActor = ({ id, contactName, role }: Account): NonNullable<AuditEntry['actor']> => ({ id, name: contactName, role });
