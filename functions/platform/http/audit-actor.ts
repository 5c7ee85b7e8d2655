import type { Caller } from '#functions/accounts/services/caller.ts';
import { markedLogin } from '#functions/platform/base/marked-name.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

/** Returns the caller as the actor of an audit entry: the login, or the manager that acts for it, with both names. */
export const auditActor = ({ loginId, name, actor, acting }: Caller): NonNullable<AuditEntry['actor']> =>
  acting ? { ...acting.by, actsFor: acting.login } : { id: loginId, name, role: actor.role };

/** Returns audit entries for an answer, with their actors marked as people. */
export const withMarkedActors = (entries: readonly AuditEntry[]): AuditEntry[] =>
  entries.map((entry) => ({ ...entry, actor: entry.actor && markedLogin(entry.actor) }));
