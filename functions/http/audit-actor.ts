import type { Caller } from '#functions/domain/caller.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';

/** The caller as the actor of an audit entry. */
export const auditActor = ({ loginId, name, actor }: Caller): NonNullable<AuditEntry['actor']> => ({ id: loginId, name, role: actor.role });
