import type { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { parseSessionToken } from '#functions/sign-in/store/session-token.ts';

/** Maximum number of sessions ended in one transaction, which has at most 100 writes. The other writes are reserved for the audit entry. */
const PER_TRANSACTION = 90;

/**
 * Ends one session of the caller, or all except the current one. Access tokens are looked up on every request, so the next request
 * of an ended session is rejected.
 */
export const endSessions =
  (dependencies: SignInSecurityDependencies): UseCase<typeof signInSecurity.endSessions> =>
  async ({ caller, body, bearer = '' }) => {
    const { accounts, sessions, ids, clock } = dependencies;
    const account = await activeAccount(dependencies, caller.loginId);
    const current = parseSessionToken(bearer)?.sessionId;
    const open = (await sessions.list(account)).filter(({ id }) => (body.which === 'one' ? id === body.id : id !== current));
    for (let start = 0; start < open.length; start += PER_TRANSACTION) {
      const ending = open.slice(start, start + PER_TRANSACTION);
      const changes = [{ field: 'sessionsEnded', from: null, to: String(ending.length) }];
      const isDone = await accounts.recordAction(account, {
        audit: newAuditEntry({ ids, clock }, 'account.sessions-end', auditActor(caller), accountAuditSubject(account), changes),
        writes: ending.map(({ id }) => sessions.endWrite(account.id, id)),
      });
      if (!isDone) throw new AppError('unauthenticated');
    }
    return { ended: open.length };
  };
