import type { FormEntryDependencies } from '#functions/visitors/api/entries/dependencies.ts';
import { entryDetail } from '#functions/visitors/services/list/entry-view.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { SharedUseCase } from '#functions/platform/http/use-case.ts';
import { auditView } from '#functions/platform/http/visitor-data-audit.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import type { siteContact } from '#shared/api-contract/endpoints/visitor-lists.ts';

export const getEntry =
  (dependencies: FormEntryDependencies, kind: StoredFormKind): SharedUseCase<typeof siteContact.get> =>
  async ({ caller, params }) => {
    const { sites, entries, mailRecords } = dependencies;
    const site = await sites.find(caller.scope, params.id);
    const [entry, mails] = await Promise.all([
      entries.find(site.id, kind, params.entryId),
      mailRecords.list({ siteId: site.id, list: kind, about: params.entryId }),
      auditView(dependencies, caller, site),
    ]);
    if (!entry) throw new AppError('not-found');
    return { entry: entryDetail(entry, mails) };
  };
