import { AppError } from '#functions/platform/base/app-error.ts';
import type { LegalDependencies } from '#functions/legal/api/dependencies.ts';
import { findDocumentsInForce } from '#functions/legal/services/legal-documents.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { legal } from '#shared/api-contract/endpoints/legal.ts';

/**
 * Returns the documents in force of an issuer. For an account that publishes none, or does not exist, returns the operator's documents, so
 * the answer does not reveal whether the account exists.
 */
export const getDocumentsInForce =
  ({ accounts, legal: store, clock }: LegalDependencies): UseCase<typeof legal.inForce> =>
  async ({ query: { issuerId } }) => {
    const operator = await accounts.getOperator();
    const issuers = issuerId === undefined || issuerId === operator.id ? [operator.id] : [issuerId, operator.id];
    return { documents: await findDocumentsInForce(store, issuers, clock()) };
  };

export const getDocument =
  ({ legal: store }: LegalDependencies): UseCase<typeof legal.document> =>
  async ({ params: { issuerId, id } }) => {
    const document = await store.find(issuerId, id);
    if (!document) throw new AppError('not-found');
    return { document };
  };
