import type { SiteMemberDependencies } from '#functions/visitors/api/members/dependencies.ts';
import { memberSummary } from '#functions/visitors/services/list/member-view.ts';
import { decodeCsvCursor, encodeCsvCursor } from '#functions/visitors/services/list/answer-csv.ts';
import { memberTable } from '#functions/visitors/services/list/member-csv.ts';
import { siteLanguage } from '#functions/sites/services/site-language.ts';
import { recordQuery } from '#functions/visitors/services/list/record-query.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { auditExport } from '#functions/platform/http/visitor-data-audit.ts';
import type { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';

/** Returns one page of the list as a table, of up to `CSV_PAGE_ROWS` members. */
export const exportMembers =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.exportCsv> =>
  async ({ caller, params, query: { cursor, language: named, format, ...filter } }) => {
    const { sites, members, revisions } = dependencies;
    const position = decodeCsvCursor(cursor);
    const site = await sites.find(caller.scope, params.id);
    const [language, page, all] = await Promise.all([
      siteLanguage(revisions, site, { named, revisionId: site.working }),
      members.query(site.id, recordQuery(filter, { after: position?.after, limit: CSV_PAGE_ROWS })),
      members.columns(site.id),
    ]);
    if (!position) await auditExport(dependencies, caller, site, 'membership');
    const columns = all.slice(0, position?.columnCount);
    const table = memberTable(page.items.map(memberSummary), { columns, language, isFirst: !position, format });
    return { ...table, nextCursor: encodeCsvCursor(columns.length, page.next) };
  };
