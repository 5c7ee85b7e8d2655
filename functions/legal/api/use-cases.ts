import { agree, getAgreements, getOwnAgreements } from '#functions/legal/api/agree.ts';
import type { LegalDependencies } from '#functions/legal/api/dependencies.ts';
import { getManagedDocuments, publishDraft, saveDraft } from '#functions/legal/api/manage-documents.ts';
import { getDocument, getDocumentsInForce } from '#functions/legal/api/read-documents.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { legal } from '#shared/api-contract/endpoints/legal.ts';

/** Terms of use and privacy policies: the use case of every endpoint of the family. */
export const legalUseCases = (dependencies: LegalDependencies): UseCases<typeof legal> => ({
  inForce: getDocumentsInForce(dependencies),
  document: getDocument(dependencies),
  managed: getManagedDocuments(dependencies),
  saveDraft: saveDraft(dependencies),
  publish: publishDraft(dependencies),
  own: getOwnAgreements(dependencies),
  agree: agree(dependencies),
  agreements: getAgreements(dependencies),
});
