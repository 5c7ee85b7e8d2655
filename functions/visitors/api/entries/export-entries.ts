import type { FormEntryDependencies } from '#functions/visitors/api/entries/dependencies.ts';
import { decodeCsvCursor, encodeCsvCursor } from '#functions/visitors/services/list/answer-csv.ts';
import { formEntryTable } from '#functions/visitors/services/list/form-entry-csv.ts';
import { siteLanguage } from '#functions/sites/services/site-language.ts';
import { recordQuery } from '#functions/visitors/services/list/record-query.ts';
import type { SharedUseCase } from '#functions/platform/http/use-case.ts';
import { auditExport } from '#functions/platform/http/visitor-data-audit.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import type { siteContact } from '#shared/api-contract/endpoints/visitor-lists.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';

/** Returns one page of the list as a table, of up to `CSV_PAGE_ROWS` entries. */
export const exportEntries =
  (dependencies: FormEntryDependencies, kind: StoredFormKind): SharedUseCase<typeof siteContact.exportCsv> =>
  async ({ caller, params, query: { cursor, language: named, format, ...filter } }) => {
    const { sites, entries, revisions } = dependencies;
    const position = decodeCsvCursor(cursor);
    const site = await sites.find(caller.scope, params.id);
    const [language, page, all] = await Promise.all([
      siteLanguage(revisions, site, { named, revisionId: site.working }),
      entries.query(site.id, kind, recordQuery(filter, { after: position?.after, limit: CSV_PAGE_ROWS })),
      entries.columns(site.id, kind),
    ]);
    if (!position) await auditExport(dependencies, caller, site, kind);
    const columns = all.slice(0, position?.columnCount);
    const table = formEntryTable(page.items, { columns, language, isFirst: !position, format });
    return { ...table, nextCursor: encodeCsvCursor(columns.length, page.next) };
  };
