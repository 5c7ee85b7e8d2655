import type { MemberDependencies } from '#functions/api/member/dependencies.ts';
import { membershipOf } from '#functions/api/member/membership.ts';
import { countLinkAttempt, resolveLink } from '#functions/api/member/resolve-link.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/** The purpose and holder of a link. The link is not consumed, because mail scanners follow links. */
export const verifyLink =
  (dependencies: MemberDependencies): UseCase<typeof member.link> =>
  async ({ params: { siteId }, body: { token }, viewerAddress }) => {
    await membershipOf(dependencies, siteId);
    await countLinkAttempt(dependencies, viewerAddress);
    const { kind, email } = await resolveLink(dependencies, siteId, token);
    return { kind, email };
  };
