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
import type { Estimate, EstimateInput } from '#shared/model/billing/estimate.ts';
import { estimateFaults } from '#shared/rules/billing/estimate.ts';
import { manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';
import { issuerOf } from '#shared/rules/billing/issuer-of.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Returns the subject of an audit entry about a quotation: its account, or its company in the log of the issuer. */
export const estimateSubject = ({ accountId, issuerId, recipient }: Pick<Estimate, 'accountId' | 'issuerId' | 'recipient'>) =>
  ({ kind: 'account', id: accountId ?? issuerId, name: recipient.companyName, ownerId: accountId ?? issuerId }) as const;

/** Throws `invalid-input` unless the operator bills the account. */
async function assertBilledBy(issuerId: string, { accounts }: EstimateDependencies, accountId: string): Promise<void> {
  const account = await accounts.get(accountId);
  const isOwn = account?.path[0] === issuerId && account.deletedAt === undefined && isBilled(account);
  if (!isOwn) throw invalidInput([{ path: 'accountId', rule: 'unknown-account' }]);
}

/** Returns the quotation of a request before it has a number. */
function draftOf(input: EstimateInput, facts: Pick<EstimateDraft, 'issuerId' | 'issuer' | 'issuedOn'>): EstimateDraft {
  const { accountId, companyName, contactName, department, address, email, language, delivery, validUntil, note, replaces } = input;
  return {
    ...facts,
    accountId,
    validUntil,
    recipient: { companyName, contactName, ...(department !== '' && { department }), ...(address !== '' && { address }) },
    email,
    language,
    delivery,
    ...manualInvoiceParts(input.lines),
    note,
    replaces,
    state: 'open',
    sentAt: null,
    decidedAt: null,
    replacedBy: null,
  };
}

/**
 * Issues a quotation with the next number of the sequence of quotations, and the job that archives its PDF. Throws
 * `transition-refused` if the billing settings are missing, the client showed another total, or the replaced quotation is not open, and
 * `idempotency-key-reused` if a request with the same id and other content has issued a quotation.
 */
export const issueEstimate =
  (dependencies: EstimateDependencies): UseCase<typeof bill.issueEstimate> =>
  async ({ caller, body }) => {
    const { settings, estimates, clock } = dependencies;
    const { accountId, requestId, replaces } = body;
    const issuerId = caller.scope.accountId;
    if (accountId !== null) await assertBilledBy(issuerId, dependencies, accountId);
    const contentDigest = digest(JSON.stringify(body));
    const earlier = await estimates.findRequest(issuerId, requestId);
    if (earlier) return { number: numberOf(earlier, contentDigest) };
    const issuedOn = japaneseDay(clock());
    const faults = estimateFaults(body, issuedOn);
    if (faults.length > 0) throw invalidInput(faults);
    const issuing = await settings.get(issuerId);
    if (!issuing) throw new AppError('transition-refused');
    const draft = draftOf(body, { issuerId, issuer: issuerOf(issuing.settings), issuedOn });
    if (draft.total !== body.total) throw new AppError('transition-refused');
    const issued = await estimates.issue({
      requestId,
      contentDigest,
      draft,
      jobOf: (estimate) => newEstimateArchiveJob(estimate, clock()),
      auditOf: ({ number }) =>
        newAuditEntry(dependencies, 'billing.estimate', auditActor(caller), estimateSubject(draft), [
          { field: 'estimate', from: replaces, to: number },
          { field: 'total', from: null, to: String(draft.total) },
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
