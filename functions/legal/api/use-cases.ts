import { agree, getAgreements, getOwn } from '#functions/legal/api/agree.ts';
import type { LegalDependencies } from '#functions/legal/api/dependencies.ts';
import { getManaged, publishDraft, saveDraft } from '#functions/legal/api/manage-documents.ts';
import { getDocument, getInForce } from '#functions/legal/api/read-documents.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { legal } from '#shared/api-contract/endpoints/legal.ts';

/** Terms of use and privacy policies: the use case of every endpoint of the family. */
export const legalUseCases = (dependencies: LegalDependencies): UseCases<typeof legal> => ({
  inForce: getInForce(dependencies),
  document: getDocument(dependencies),
  managed: getManaged(dependencies),
  saveDraft: saveDraft(dependencies),
  publish: publishDraft(dependencies),
  own: getOwn(dependencies),
  agree: agree(dependencies),
  agreements: getAgreements(dependencies),
});
