import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { viewerNetwork } from '#functions/domain/viewer-network.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newJob } from '#functions/jobs/new-job.ts';

/** Has a link to a new password sent. Whether the address has an account is looked up where the e-mail is written, never here. */
export const forgotPassword =
  ({ attempts, clock, ids, jobs }: AuthDependencies): UseCase<typeof auth.forgotPassword> =>
  async ({ body: { email, language }, viewerAddress }) => {
    await attempts.count('forgot-password-from-network', viewerNetwork(viewerAddress));
    await attempts.count('forgot-password-of-account', email);
    await jobs.add(newJob('mail', { mail: { template: 'password-reset', email, language } }, ids.ulid(), clock()));
    return null;
  };
