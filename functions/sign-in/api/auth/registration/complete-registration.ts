import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { TRIAL_PLAN_ID } from '#shared/model/plans/plan.ts';
import { TRIAL_DAYS } from '#shared/model/limits.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { selfActor } from '#functions/accounts/services/self-actor.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { countLinkAttempt, resolveLink } from '#functions/sign-in/api/auth/resolve-link.ts';
import { deviceCookie } from '#functions/platform/http/cookies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { accountAuditSubject, newAccount } from '#functions/accounts/store/account.ts';
import { agreementWrites } from '#functions/legal/store/legal-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';

/** Creates the registered account: a USER directly below the operator, on trial from today. */
export const completeRegistration =
  (dependencies: AuthDependencies): UseCase<typeof auth.completeRegistration> =>
  async ({ body: { token, password }, viewerAddress }) => {
    const { accounts, clock, devices, ids, passwords } = dependencies;
    await countLinkAttempt(dependencies, viewerAddress);
    const link = await resolveLink(dependencies, token);
    if (link.kind !== 'registration') throw new AppError('link-invalid');
    const { agreements, ...registration } = link.registration;
    const [operator, passwordHash] = await Promise.all([accounts.getOperator(), passwords.hash(password)]);
    const now = clock();
    const contractStart = japaneseDay(now);
    const account = newAccount(
      {
        ...registration,
        id: ids.ulid(),
        role: 'USER',
        authority: 'edit',
        contractStatus: 'ACTIVE',
        planId: TRIAL_PLAN_ID,
        planSince: monthOf(now),
        contractStart,
        contractEnd: addDays(contractStart, TRIAL_DAYS),
        createdAt: now.toISOString(),
      },
      operator,
    );
    const audit = newAuditEntry(dependencies, 'account.register', selfActor(account), accountAuditSubject(account));
    const outcome = await accounts.create(account, {
      audit,
      passwordHash,
      writes: [link.spend, ...agreementWrites(account.id, agreements)],
    });
    // Another request consumed the link, or the address has got an account since.
    if (outcome === 'conflict' || outcome === 'email-taken') throw new AppError('link-invalid');
    if (outcome !== 'created') throw new Error(`The operator's account accepts no registrations: ${outcome}`);
    const { email } = account;
    return { data: { email }, cookies: [deviceCookie(await devices.remember(email))] };
  };
