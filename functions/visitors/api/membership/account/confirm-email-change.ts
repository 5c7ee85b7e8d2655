import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { publishedSite } from '#functions/publishing/services/published-site/live-content.ts';
import { countLinkAttempt, linkInvalid, resolveLink } from '#functions/visitors/api/membership/resolve-link.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

async function changeOfLink(dependencies: MemberDependencies, siteId: string, token: string) {
  const link = await resolveLink(dependencies, siteId, token);
  if (link.kind !== 'member-email-change') throw linkInvalid();
  return link;
}

/**
 * Confirms a change of an address with one of its two links.
 * 1. The first link stores the confirmation. Repeating it has no effect, and either link can still cancel.
 * 2. The link of the other address completes the change, unless the new address has become that of a member since. This ends all sessions,
 *    so that the member signs in with the new address.
 */
export const confirmEmailChange =
  (dependencies: MemberDependencies): UseCase<typeof member.confirmEmailChange> =>
  async ({ params: { siteId }, body: { token }, viewerAddress }) => {
    const { clock, emailChanges, ids, memberList, members } = dependencies;
    await publishedSite(dependencies, siteId);
    await countLinkAttempt(dependencies, viewerAddress);
    return retryOnConflict(
      async () => {
        const { change, side, member: found } = await changeOfLink(dependencies, siteId, token);
        if (change.confirmed.includes(side)) return { isChanged: false };
        if (change.confirmed.length === 0) return (await emailChanges.confirm(change, side)) ? { isChanged: false } : CONFLICT;
        const { email, language } = found;
        const notice = newJob('mail', { mail: { template: 'member-email-changed', siteId, email, language } }, ids.ulid(), clock());
        if (!(await members.changeAddress(found, change, notice, clock()))) {
          await emailChanges.end(change);
          throw linkInvalid();
        }
        await memberList.index(found);
        return { isChanged: true };
      },
      { exhausted: linkInvalid },
    );
  };

/** Cancels a change of an address with either of its links. */
export const refuseEmailChange =
  (dependencies: MemberDependencies): UseCase<typeof member.refuseEmailChange> =>
  async ({ params: { siteId }, body: { token }, viewerAddress }) => {
    await publishedSite(dependencies, siteId);
    await countLinkAttempt(dependencies, viewerAddress);
    const { change } = await changeOfLink(dependencies, siteId, token);
    await dependencies.emailChanges.end(change);
    return null;
  };
