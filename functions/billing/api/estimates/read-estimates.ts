import type { EstimateDependencies } from '#functions/billing/api/estimates/estimate-dependencies.ts';
import { documentLink } from '#functions/billing/services/document-link.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { decodeCursor, encodeCursor } from '#functions/platform/base/cursor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newEstimateArchiveJob } from '#functions/platform/job-list/new-job.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { Estimate } from '#shared/model/billing/estimate.ts';
import { estimateFileName } from '#shared/model/billing/invoice-document.ts';
import type { Language } from '#shared/model/language.ts';

const CURSOR = /^Q\d{4}-\d{2}-\d{6}$/u;

/** Returns a quotation of an issuer. Throws `not-found` if there is none. */
export async function findEstimate(
  { estimates }: { estimates: Pick<EstimateDependencies['estimates'], 'find'> },
  issuerId: string,
  number: string,
): Promise<Estimate> {
  const estimate = await estimates.find(issuerId, number);
  if (!estimate) throw new AppError('not-found');
  return estimate;
}

/** Returns a quotation as an answer of the API. */
export function estimateAnswer({ issuerId: _issuerId, ...estimate }: Estimate) {
  return { estimate };
}

export const listEstimates =
  ({ estimates }: EstimateDependencies): UseCase<typeof bill.estimates> =>
  async ({ caller, query: { cursor, limit } }) => {
    const page = await estimates.list(caller.scope.accountId, { after: decodeCursor(cursor, CURSOR), limit });
    return {
      estimates: page.estimates.map(({ number, accountId, issuedOn, validUntil, total, state, sentAt, recipient }) => ({
        number,
        accountId,
        companyName: recipient.companyName,
        issuedOn,
        validUntil,
        total,
        state,
        sentAt,
      })),
      nextCursor: encodeCursor(page.next),
    };
  };

export const getEstimate =
  (dependencies: EstimateDependencies): UseCase<typeof bill.estimate> =>
  async ({ caller, params }) =>
    estimateAnswer(await findEstimate(dependencies, caller.scope.accountId, params.estimate));

/** Returns a short-lived link to the archived PDF of a quotation; `null` while it is made. */
async function documentOf({ documents, archive }: EstimateDependencies, estimate: Estimate, language: Language) {
  const { issuerId, number } = estimate;
  const [document] = await documents.findAll([{ issuerId, number }]);
  return documentLink(archive, document?.files[language], estimateFileName(number, language));
}

export const getEstimateDocument =
  (dependencies: EstimateDependencies): UseCase<typeof bill.estimateDocument> =>
  async ({ caller, params, query: { language } }) => {
    const estimate = await findEstimate(dependencies, caller.scope.accountId, params.estimate);
    const document = await documentOf(dependencies, estimate, language);
    if (!document) await dependencies.documents.enqueue(newEstimateArchiveJob(estimate, dependencies.clock()));
    return { document };
  };

/** Returns what the link of an e-mail leads to. Throws `link-invalid` if the link is unknown or has expired. */
export const getLinkedEstimate =
  (dependencies: EstimateDependencies): UseCase<typeof bill.linkedEstimate> =>
  async ({ body: { token, language } }) => {
    const estimate = await dependencies.estimates.findByLink(token);
    const document = estimate && (await documentOf(dependencies, estimate, language ?? estimate.language));
    if (!document) throw new AppError('link-invalid');
    const { number, issuer, recipient, total, validUntil } = estimate;
    return {
      number,
      issuerName: issuer.name,
      companyName: recipient.companyName,
      total,
      validUntil,
      language: estimate.language,
      document,
    };
  };
