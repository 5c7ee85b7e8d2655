import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { EstimateDependencies } from '#functions/billing/api/estimates/estimate-dependencies.ts';
import type { EstimateDraft } from '#functions/billing/store/estimate-store.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newEstimateArchiveJob } from '#functions/platform/job-list/new-job.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { Estimate } from '#shared/model/billing/estimate.ts';
import { estimateFaults } from '#shared/rules/billing/estimate.ts';
import { manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Returns the subject of an audit entry about a quotation: its account, or its company in the log of the issuer. */
export const estimateSubject = ({ accountId, issuerId, recipient }: Pick<Estimate, 'accountId' | 'issuerId' | 'recipient'>) =>
  ({ kind: 'account', id: accountId ?? issuerId, name: recipient.companyName, ownerId: accountId ?? issuerId }) as const;

/**
 * Issues a quotation with the next number of the sequence of quotations, and the job that archives its PDF. Throws
 * `transition-refused` if the billing settings are missing, the client showed another total, or the replaced quotation is not open, and
 * `idempotency-key-reused` if a request with the same id and other content has issued a quotation.
 */
export const issueEstimate =
  (dependencies: EstimateDependencies): UseCase<typeof bill.issueEstimate> =>
  async ({ caller, body }) => {
    const { accounts, settings, estimates, clock } = dependencies;
    const { accountId, requestId, companyName, contactName, department, address, email, language, delivery, validUntil, note, replaces } =
      body;
    const issuerId = caller.scope.accountId;
    const account = accountId === null ? undefined : await accounts.get(accountId);
    const isOwn = account?.path[0] === issuerId && account.deletedAt === undefined && isBilled(account);
    if (accountId !== null && !isOwn) throw invalidInput([{ path: 'accountId', rule: 'unknown-account' }]);
    const contentDigest = digest(JSON.stringify(body));
    const earlier = await estimates.findRequest(issuerId, requestId);
    if (earlier) return { number: numberOf(earlier, contentDigest) };
    const issuedOn = japaneseDay(clock());
    const faults = estimateFaults(body, issuedOn);
    if (faults.length > 0) throw invalidInput(faults);
    const parts = manualInvoiceParts(body.lines);
    const issuing = await settings.get(issuerId);
    if (!issuing || parts.total !== body.total) throw new AppError('transition-refused');
    const { chargeDay: _chargeDay, ...issuer } = issuing.settings;
    const draft: EstimateDraft = {
      issuerId,
      accountId,
      issuedOn,
      validUntil,
      issuer,
      recipient: { companyName, contactName, ...(department !== '' && { department }), ...(address !== '' && { address }) },
      email,
      language,
      delivery,
      ...parts,
      note,
      replaces,
      state: 'open',
      sentAt: null,
      decidedAt: null,
      replacedBy: null,
    };
    const issued = await estimates.issue({
      requestId,
      contentDigest,
      draft,
      jobOf: (estimate) => newEstimateArchiveJob(estimate, clock()),
      auditOf: ({ number }) =>
        newAuditEntry(dependencies, 'billing.estimate', auditActor(caller), estimateSubject(draft), [
          { field: 'estimate', from: replaces, to: number },
          { field: 'total', from: null, to: String(parts.total) },
        ]),
    });
    if (!issued) throw new AppError('transition-refused');
    return { number: numberOf(issued, contentDigest) };
  };

/** Returns the number of the quotation that a request issued. Throws `idempotency-key-reused` if that request had other content. */
function numberOf(issued: { contentDigest: string; number: string }, contentDigest: string): string {
  if (issued.contentDigest !== contentDigest) throw new AppError('idempotency-key-reused');
  return issued.number;
}
