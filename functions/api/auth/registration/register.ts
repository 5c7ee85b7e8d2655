import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { viewerNetwork } from '#functions/domain/viewer-network.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newJob } from '#functions/jobs/new-job.ts';

/** Requests the e-mail with the link that completes a registration. Only that e-mail tells whether the address has an account. */
export const register =
  ({ attempts, clock, ids, jobs }: AuthDependencies): UseCase<typeof auth.register> =>
  async ({ body: { agreed: _agreed, ...registration }, viewerAddress }) => {
    await attempts.count('register-from-network', viewerNetwork(viewerAddress));
    await attempts.count('register-address', registration.email);
    await jobs.add(newJob('mail', { mail: { template: 'registration', registration } }, ids.ulid(), clock()));
    return null;
  };
