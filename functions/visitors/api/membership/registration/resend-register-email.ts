import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { membershipOf } from '#functions/visitors/api/membership/membership.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/**
 * Requests the registration e-mail again. Only the mail job looks up the registration, so the answer does not reveal whether it
 * exists.
 */
export const resendRegisterEmail =
  (dependencies: MemberDependencies): UseCase<typeof member.resendRegisterEmail> =>
  async ({ params: { siteId }, body: { email, lang }, viewerAddress }) => {
    const { attempts, clock, ids, jobs } = dependencies;
    const { content } = await membershipOf(dependencies, siteId);
    await attempts.count('member-register-from-network', viewerNetwork(viewerAddress));
    await attempts.count('member-register-address', `${siteId} ${email}`);
    await jobs.add(
      newJob(
        'mail',
        { mail: { template: 'member-registration-again', siteId, email, language: lang ?? content.settings.defaultLanguage } },
        ids.ulid(),
        clock(),
      ),
    );
    return null;
  };
