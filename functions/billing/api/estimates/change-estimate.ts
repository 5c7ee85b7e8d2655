import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { EstimateDependencies } from '#functions/billing/api/estimates/estimate-dependencies.ts';
import { estimateSubject } from '#functions/billing/api/estimates/issue-estimate.ts';
import { estimateAnswer, findEstimate } from '#functions/billing/api/estimates/read-estimates.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { isEstimateOpen } from '#shared/rules/billing/estimate.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/**
 * E-mails a quotation to its address. Throws `transition-refused` if it is no longer open, or if its PDF is not archived yet,
 * because the e-mail contains or links to it.
 */
export const sendEstimate =
  (dependencies: EstimateDependencies): UseCase<typeof bill.sendEstimate> =>
  async ({ caller, params }) => {
    const { estimates, documents, clock, ids } = dependencies;
    const estimate = await findEstimate(dependencies, caller.scope.accountId, params.estimate);
    const { issuerId, number } = estimate;
    const [document] = await documents.findAll([{ issuerId, number }]);
    if (!document || !isEstimateOpen(estimate, japaneseDay(clock()))) throw new AppError('transition-refused');
    const sentAt = clock().toISOString();
    const mail = newJob('mail', { mail: { template: 'estimate', issuerId, number } }, ids.ulid(), clock());
    const audit = newAuditEntry(dependencies, 'billing.estimate-sent', auditActor(caller), estimateSubject(estimate), [
      { field: 'estimate', from: null, to: number },
    ]);
    if (!(await estimates.change(estimate, { sentAt }, [mail], audit))) throw new AppError('transition-refused');
    return estimateAnswer({ ...estimate, sentAt });
  };

/** Records that a quotation was accepted or declined. Throws `transition-refused` if it is no longer open. */
export const decideEstimate =
  (dependencies: EstimateDependencies): UseCase<typeof bill.decideEstimate> =>
  async ({ caller, params, body: { decision } }) => {
    const { estimates, clock } = dependencies;
    const estimate = await findEstimate(dependencies, caller.scope.accountId, params.estimate);
    if (!isEstimateOpen(estimate, japaneseDay(clock()))) throw new AppError('transition-refused');
    const change = { state: decision, decidedAt: clock().toISOString() };
    const audit = newAuditEntry(dependencies, `billing.estimate-${decision}`, auditActor(caller), estimateSubject(estimate), [
      { field: 'estimate', from: null, to: estimate.number },
    ]);
    if (!(await estimates.change(estimate, change, [], audit))) throw new AppError('transition-refused');
    return estimateAnswer({ ...estimate, ...change });
  };
