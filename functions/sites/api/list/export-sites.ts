import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { findSites, type FoundSite } from '#functions/sites/api/list/find-sites.ts';
import { COMMON_MESSAGES, SITE_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { Language } from '#shared/model/language.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';
import { atCell, type TableColumns, tablePage } from '#shared/rules/text/table-page.ts';

/** Returns the columns by the key of their heading in the catalogues. */
const columnsIn = (language: Language) =>
  ({
    name: ({ name }) => name,
    status: ({ status }) => COMMON_MESSAGES[language].siteStatus[status],
    owner: ({ owner }) => owner.companyName,
    url: ({ url }) => url,
    rows: ({ numberHorizontal }) => numberHorizontal,
    columns: ({ numberVertical }) => numberVertical,
    createdAt: ({ createdAt }) => atCell(createdAt),
    editedAt: ({ editedAt }) => atCell(editedAt),
    publishedAt: ({ publishedAt }) => atCell(publishedAt),
  }) satisfies TableColumns<FoundSite>;

/** Returns one page of the list as a table, of `CSV_PAGE_ROWS` sites. */
export const exportSites =
  (dependencies: SiteDependencies): UseCase<typeof site.export> =>
  async ({ caller, query: { language, format, ...filters } }) => {
    const { sites, nextCursor } = await findSites(dependencies, caller, filters, { limit: CSV_PAGE_ROWS });
    const isFirst = filters.cursor === undefined;
    return { ...tablePage(columnsIn(language), SITE_MESSAGES[language].field, sites, { isFirst, format }), nextCursor };
  };
