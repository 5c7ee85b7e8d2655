import type { Caller } from '#functions/domain/caller.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';

/** A caller as the audit log names whoever acted. */
export const auditActor = ({ loginId, name, actor }: Caller): NonNullable<AuditEntry['actor']> => ({ id: loginId, name, role: actor.role });
