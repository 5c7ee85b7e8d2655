import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { findNews } from '#functions/news/api/list/find-news.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';
import { NEWS_CSV_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Language } from '#shared/model/language.ts';
import { CSV_PAGE_ROWS, NEWS_MAX } from '#shared/model/limits.ts';
import type { ListedNews } from '#shared/model/news/news.ts';
import { atCell, type TableColumns, tablePage } from '#shared/rules/text/table-page.ts';

/** Returns the columns by the key of their heading in the catalogues. */
const columnsIn = (language: Language) =>
  ({
    title: ({ title }) => title,
    content: ({ content }) => content,
    contentUrl: ({ contentUrl }) => contentUrl,
    status: ({ status }) => NEWS_CSV_MESSAGES[language].status[status],
    sites: ({ sites }) => sites.map(({ name }) => name).join('\n'),
    owner: ({ owner }) => owner.companyName,
    startDate: ({ startDate }) => atCell(startDate),
    endDate: ({ endDate }) => atCell(endDate),
    createdAt: ({ createdAt }) => atCell(createdAt),
    updatedAt: ({ updatedAt }) => atCell(updatedAt),
  }) satisfies TableColumns<ListedNews>;

/** Returns one page of the list as a table, of `CSV_PAGE_ROWS` items. */
export const exportNews =
  (dependencies: NewsDependencies): UseCase<typeof news.export> =>
  async ({ caller: { scope }, query: { language, format, ...filters } }) => {
    const { news, nextCursor } = await findNews(dependencies, scope, filters, { limit: CSV_PAGE_ROWS, named: NEWS_MAX.sites });
    const isFirst = filters.cursor === undefined;
    return { ...tablePage(columnsIn(language), NEWS_CSV_MESSAGES[language].field, news, { isFirst, format }), nextCursor };
  };
