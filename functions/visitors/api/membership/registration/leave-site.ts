import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { requirePassword } from '#functions/visitors/api/membership/account/require-self.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { publishedSite } from '#functions/publishing/services/published-site/live-content.ts';
import { clearedMemberCookie } from '#functions/platform/http/cookies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/**
 * Deletes the membership of the caller, which ends its sessions and frees its address. Keeps only its id, times, language and
 * sheet. An e-mail confirms the deletion.
 */
export const leaveSite =
  (dependencies: MemberDependencies): UseCase<typeof member.leave> =>
  async ({ params: { siteId }, body: { currentPassword }, caller }) => {
    const { attempts, clock, ids, members } = dependencies;
    await publishedSite(dependencies, siteId);
    await attempts.count('member-leave', `${siteId} ${caller.id}`);
    const found = await requirePassword(dependencies, caller, currentPassword);
    const { email, language } = found;
    const notice = newJob('mail', { mail: { template: 'member-left', siteId, email, language } }, ids.ulid(), clock());
    // The member left, or the password was changed, after the session was read.
    if (!(await members.leave(found, notice, clock()))) throw new AppError('unauthenticated');
    return { data: null, cookies: [clearedMemberCookie()] };
  };
