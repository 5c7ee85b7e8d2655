import type { FormEntryDependencies } from '#functions/visitors/api/entries/dependencies.ts';
import { entrySummary } from '#functions/visitors/services/list/entry-view.ts';
import { encodeCursor } from '#functions/platform/base/cursor.ts';
import { decodeRecordCursor, recordQuery } from '#functions/visitors/services/list/record-query.ts';
import type { SharedUseCase } from '#functions/platform/http/use-case.ts';
import { auditView } from '#functions/platform/http/visitor-data-audit.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import type { siteContact } from '#shared/api-contract/endpoints/visitor-lists.ts';

/**
 * Returns a page of entries. Makes five calls for any number of entries, and one more to audit that the caller views data of another
 * account.
 */
export const listEntries =
  (dependencies: FormEntryDependencies, kind: StoredFormKind): SharedUseCase<typeof siteContact.list> =>
  async ({ caller, params, query: { cursor, limit, ...filter } }) => {
    const { sites, entries } = dependencies;
    const query = recordQuery(filter, { after: decodeRecordCursor(cursor), limit });
    const site = await sites.find(caller.scope, params.id);
    const [page, columns] = await Promise.all([
      entries.query(site.id, kind, query),
      entries.columns(site.id, kind),
      auditView(dependencies, caller, site),
    ]);
    return { entries: page.items.map(entrySummary), columns, nextCursor: encodeCursor(page.next) };
  };
