import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { membershipOf } from '#functions/visitors/api/membership/membership.ts';
import { countLinkAttempt, linkInvalid, resolveLink } from '#functions/visitors/api/membership/resolve-link.ts';
import { deviceCookie } from '#functions/platform/http/cookies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/**
 * Sets the password of the member to which a link was sent. Ends all sessions and links of the member, and the lock after wrong
 * passwords.
 */
export const resetPassword =
  (dependencies: MemberDependencies): UseCase<typeof member.resetPassword> =>
  async ({ params: { siteId }, body: { token, password }, viewerAddress }) => {
    const { attempts, clock, devices, ids, members, passwords } = dependencies;
    await membershipOf(dependencies, siteId);
    await countLinkAttempt(dependencies, viewerAddress);
    const link = await resolveLink(dependencies, siteId, token);
    if (link.kind !== 'member-password-reset') throw linkInvalid();
    const passwordHash = await passwords.hash(password);
    const notice = newJob('mail', { mail: { template: 'member-password-changed', siteId, memberId: link.member.id } }, ids.ulid(), clock());
    if (!(await members.changePassword(link.member, passwordHash, notice, [link.spend]))) throw linkInvalid();
    const address = `${siteId} ${link.email}`;
    const [secret] = await Promise.all([
      devices.remember(address),
      attempts.forget('member-sign-in-to-account', address),
      attempts.forget('member-sign-in-to-account-from-network', `${viewerNetwork(viewerAddress)} ${address}`),
    ]);
    return { data: { email: link.email }, cookies: [deviceCookie(secret, '/end-user')] };
  };
