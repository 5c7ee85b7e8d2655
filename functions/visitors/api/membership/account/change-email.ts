import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { requirePassword, requireSelf } from '#functions/visitors/api/membership/account/require-self.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { publishedSite } from '#functions/publishing/services/published-site/live-content.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/**
 * Requests a change of the caller's address: e-mails a link to the present and to the new address. Only the mail job looks up
 * whether the new address belongs to a member, so neither the answer nor its timing reveals this.
 */
export const changeEmail =
  (dependencies: MemberDependencies): UseCase<typeof member.changeEmail> =>
  async ({ params: { siteId }, body: { email, currentPassword }, caller }) => {
    const { attempts, clock, emailChanges, ids } = dependencies;
    await publishedSite(dependencies, siteId);
    await attempts.count('member-change-email', `${siteId} ${caller.id}`);
    const found = await requirePassword(dependencies, caller, currentPassword);
    if (email === found.email) throw invalidInput([{ path: 'email', rule: 'email-unchanged' }]);
    // The new address receives e-mails like an address that is registered.
    await attempts.count('member-register-address', `${siteId} ${email}`);
    const change = { id: ids.ulid(), email };
    const mails = (['member-email-change', 'member-email-confirm'] as const).map((template) =>
      newJob('mail', { mail: { template, siteId, memberId: found.id, changeId: change.id } }, ids.ulid(), clock()),
    );
    if (!(await emailChanges.request(found, change, mails))) throw new AppError('unauthenticated');
    return null;
  };

/** Cancels the caller's change of its address. A no-op if there is none. */
export const cancelEmailChange =
  (dependencies: MemberDependencies): UseCase<typeof member.cancelEmailChange> =>
  async ({ params: { siteId }, caller }) => {
    await publishedSite(dependencies, siteId);
    const change = await dependencies.emailChanges.find(await requireSelf(dependencies, caller));
    if (change) await dependencies.emailChanges.end(change);
    return null;
  };
