import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { requirePassword } from '#functions/visitors/api/membership/account/require-self.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { publishedSite } from '#functions/publishing/services/published-site/live-content.ts';
import { memberCookie } from '#functions/platform/http/cookies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/**
 * Changes the password of the caller. Ends all sessions and links, and opens a new session for this browser in the same
 * transaction. An e-mail reports the change.
 */
export const changePassword =
  (dependencies: MemberDependencies): UseCase<typeof member.changePassword> =>
  async ({ params: { siteId }, body: { currentPassword, password }, caller }) => {
    const { attempts, clock, ids, memberSessions, members, passwords } = dependencies;
    await publishedSite(dependencies, siteId);
    await attempts.count('member-change-password', `${siteId} ${caller.id}`);
    const found = await requirePassword(dependencies, caller, currentPassword);
    if (password === currentPassword) throw invalidInput([{ path: 'password', rule: 'password-unchanged' }]);
    const passwordHash = await passwords.hash(password);
    const notice = newJob('mail', { mail: { template: 'member-password-changed', siteId, memberId: found.id } }, ids.ulid(), clock());
    const session = memberSessions.prepare({ ...found, epoch: found.epoch + 1 });
    if (!(await members.changePassword(found, passwordHash, notice, [session.write]))) throw new AppError('unauthenticated');
    return {
      data: { accessToken: session.token, expiresAt: session.until.toISOString(), email: found.email },
      cookies: [memberCookie(session.token)],
    };
  };
