import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';

/**
 * Requests the e-mail with a link to choose a new password. Only the mail job looks up the account, so the answer does not reveal
 * whether it exists.
 */
export const forgotPassword =
  ({ attempts, clock, ids, jobs }: AuthDependencies): UseCase<typeof auth.forgotPassword> =>
  async ({ body: { email, language }, viewerAddress }) => {
    await attempts.count('forgot-password-from-network', viewerNetwork(viewerAddress));
    await attempts.count('forgot-password-of-account', email);
    await jobs.add(newJob('mail', { mail: { template: 'password-reset', email, language } }, ids.ulid(), clock()));
    return null;
  };
