import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { membershipOf } from '#functions/visitors/api/membership/membership.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/**
 * Requests the e-mail with a link to choose a new password. Only the mail job looks up the member, so the answer does not reveal whether
 * it exists.
 */
export const forgotPassword =
  (dependencies: MemberDependencies): UseCase<typeof member.forgotPassword> =>
  async ({ params: { siteId }, body: { email, lang }, viewerAddress }) => {
    const { attempts, clock, ids, jobs } = dependencies;
    const { content } = await membershipOf(dependencies, siteId);
    await attempts.count('member-forgot-password-from-network', viewerNetwork(viewerAddress));
    await attempts.count('member-forgot-password-of-account', `${siteId} ${email}`);
    await jobs.add(
      newJob(
        'mail',
        { mail: { template: 'member-password-reset', siteId, email, language: lang ?? content.settings.defaultLanguage } },
        ids.ulid(),
        clock(),
      ),
    );
    return null;
  };
