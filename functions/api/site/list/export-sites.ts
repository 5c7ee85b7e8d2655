import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { findSites, type FoundSite } from '#functions/api/site/list/find-sites.ts';
import { COMMON_MESSAGES, SITE_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { Language } from '#shared/model/language.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';
import { type CsvColumns, csvPage } from '#shared/rules/text/csv.ts';
import { formatJapaneseTime } from '#shared/rules/time/japanese-day.ts';

const minuteOf = (at: string | null): string => (at === null ? '' : formatJapaneseTime(new Date(at)));

/** Columns by the key of their heading in the catalogues. */
const columnsIn = (language: Language) =>
  ({
    name: ({ name }) => name,
    status: ({ status }) => COMMON_MESSAGES[language].siteStatus[status],
    owner: ({ owner }) => owner.companyName,
    url: ({ url }) => url,
    rows: ({ numberHorizontal }) => String(numberHorizontal),
    columns: ({ numberVertical }) => String(numberVertical),
    createdAt: ({ createdAt }) => minuteOf(createdAt),
    editedAt: ({ editedAt }) => minuteOf(editedAt),
    publishedAt: ({ publishedAt }) => minuteOf(publishedAt),
  }) satisfies CsvColumns<FoundSite>;

/** One page of the list as CSV, of `CSV_PAGE_ROWS` sites. */
export const exportSites =
  (dependencies: SiteDependencies): UseCase<typeof site.export> =>
  async ({ caller, query: { language, ...filters } }) => {
    const { sites, nextCursor } = await findSites(dependencies, caller, filters, { limit: CSV_PAGE_ROWS });
    const isFirst = filters.cursor === undefined;
    return { csv: csvPage(columnsIn(language), SITE_MESSAGES[language].field, sites, { isFirst }), nextCursor };
  };
