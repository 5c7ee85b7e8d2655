import type { MemberDependencies } from '#functions/api/member/dependencies.ts';
import { membershipOf } from '#functions/api/member/membership.ts';
import { countLinkAttempt, linkInvalid, resolveLink } from '#functions/api/member/resolve-link.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/** Sets the password of the member a link was sent to. Ends all its sessions and links. */
export const resetPassword =
  (dependencies: MemberDependencies): UseCase<typeof member.resetPassword> =>
  async ({ params: { siteId }, body: { token, password }, viewerAddress }) => {
    const { clock, ids, members, passwords } = dependencies;
    await membershipOf(dependencies, siteId);
    await countLinkAttempt(dependencies, viewerAddress);
    const link = await resolveLink(dependencies, siteId, token);
    if (link.kind !== 'member-password-reset') throw linkInvalid();
    const passwordHash = await passwords.hash(password);
    const notice = newJob('mail', { mail: { template: 'member-password-changed', siteId, memberId: link.member.id } }, ids.ulid(), clock());
    if (!(await members.changePassword(link.member, passwordHash, notice, [link.spend]))) throw linkInvalid();
    return { email: link.email };
  };
