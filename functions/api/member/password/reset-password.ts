import type { MemberDependencies } from '#functions/api/member/dependencies.ts';
import { membershipOf } from '#functions/api/member/membership.ts';
import { countLinkAttempt, linkInvalid, resolveLink } from '#functions/api/member/resolve-link.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/** Sets the password of whoever the link was sent to; all sessions and links of before are over. */
export const resetPassword =
  (dependencies: MemberDependencies): UseCase<typeof member.resetPassword> =>
  async ({ params: { siteId }, body: { token, password }, viewerAddress }) => {
    const { clock, ids, members, passwords } = dependencies;
    await membershipOf(dependencies, siteId);
    await countLinkAttempt(dependencies, viewerAddress);
    const opened = await resolveLink(dependencies, siteId, token);
    if (opened.kind !== 'member-password-reset') throw linkInvalid();
    const passwordHash = await passwords.hash(password);
    const notice = newJob(
      'mail',
      { mail: { template: 'member-password-changed', siteId, memberId: opened.member.id } },
      ids.ulid(),
      clock(),
    );
    if (!(await members.changePassword(opened.member, passwordHash, notice, [opened.spend]))) throw linkInvalid();
    return { email: opened.email };
  };
