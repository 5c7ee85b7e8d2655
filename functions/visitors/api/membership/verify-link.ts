import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { membershipOf } from '#functions/visitors/api/membership/membership.ts';
import { countLinkAttempt, resolveLink } from '#functions/visitors/api/membership/resolve-link.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/** Returns the purpose and holder of a link. The link is not consumed, because mail scanners follow links. */
export const verifyLink =
  (dependencies: MemberDependencies): UseCase<typeof member.link> =>
  async ({ params: { siteId }, body: { token }, viewerAddress }) => {
    await membershipOf(dependencies, siteId);
    await countLinkAttempt(dependencies, viewerAddress);
    const link = await resolveLink(dependencies, siteId, token);
    const { kind, email } = link;
    if (link.kind !== 'member-email-change') return { kind, email };
    const { change, side } = link;
    // Only the owner of the present address learns the other address: the new one may be that of a stranger.
    return { kind, email, change: { to: side === 'old' ? change.email : null, isConfirmed: change.confirmed.includes(side) } };
  };
