import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { findDocumentsInForce, newAgreements } from '#functions/legal/services/legal-documents.ts';
import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';

/**
 * Requests the e-mail with the link that completes a registration. Only that e-mail reveals whether the address has an account.
 * Stores the agreement to the documents in force.
 */
export const register =
  ({ accounts, attempts, clock, ids, jobs, legal }: AuthDependencies): UseCase<typeof auth.register> =>
  async ({ body: { agreed: _agreed, ...typed }, viewerAddress }) => {
    await attempts.count('register-from-network', viewerNetwork(viewerAddress));
    await attempts.count('register-address', typed.email);
    const operator = await accounts.getOperator();
    const agreements = newAgreements(await findDocumentsInForce(legal, [operator.id], clock()), typed.contactName, clock());
    const registration = { ...typed, agreements };
    await jobs.add(newJob('mail', { mail: { template: 'registration', registration } }, ids.ulid(), clock()));
    return null;
  };
