import { personOf } from '#functions/accounts/services/caller.ts';
import type { PersonRef } from '#shared/model/person-ref.ts';
import type { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { actingAudit } from '#functions/sign-in/services/acting/acting-audit.ts';
import { actingFaultOf, toActingCaller } from '#functions/sign-in/services/acting/acting-caller.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { describeUser } from '#functions/accounts/services/describe-user.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { StoredActing } from '#functions/sign-in/store/acting/acting-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { parseSessionToken } from '#functions/sign-in/store/session-token.ts';

/** Returns the e-mail that informs the login about the manager who acts for it, and about the reason. */
const mailOf = ({ loginId: accountId, by, company, access, reason, until }: StoredActing, person: PersonRef, id: string, now: Date): Job =>
  newJob('mail', { mail: { template: 'acted-for', accountId, by: by.name, company, person, access, reason, until } }, id, now);

/**
 * Starts to act for a login that the caller manages. Returns a session of that login with the requested access, for an hour,
 * without a refresh token. The caller's own session does not change. The start, the audit entry and the e-mail to the login are written in
 * one transaction.
 */
export const actAs =
  (dependencies: SignInSecurityDependencies): UseCase<typeof signInSecurity.actAs> =>
  async ({ caller, params: { id }, body, bearer = '' }) => {
    const { accounts, actings, attempts, clock, ids, imageMaxMb, plans } = dependencies;
    const session = parseSessionToken(bearer);
    if (!session) throw new AppError('unauthenticated');
    const [account, managerAccount] = await Promise.all([accounts.find(caller.scope, id), activeAccount(dependencies, caller.loginId)]);
    const [login, manager] = await Promise.all([accounts.resolveLogin(account), accounts.resolveLogin(managerAccount)]);
    const fault = actingFaultOf(manager, login);
    if (fault) throw new AppError(fault);
    await attempts.count('act-as', caller.loginId);
    const { acting, token, write } = actings.start({
      ...body,
      loginId: account.id,
      sessionId: session.sessionId,
      by: { id: caller.loginId, name: caller.name, role: caller.actor.role },
      company: manager.workAccount.companyName,
    });
    const isStarted = await accounts.recordAction(account, {
      audit: actingAudit({ ids, clock }, 'account.act-as', acting, login.account),
      jobs: [mailOf(acting, personOf(caller), ids.ulid(), clock())],
      writes: [write],
    });
    if (!isStarted) throw new AppError('not-found');
    const limits = await plans.getSiteLimits(login.workAccount);
    const { acting: shown } = toActingCaller(login, manager, acting);
    return {
      accessToken: token,
      accessTokenExpiresAt: acting.until,
      user: describeUser(login, { limits, imageMaxMb, acting: shown }),
    };
  };
