import type { NewsDependencies } from '#functions/api/news/dependencies.ts';
import { findNews } from '#functions/api/news/list/find-news.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';
import { NEWS_CSV_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Language } from '#shared/model/language.ts';
import { CSV_PAGE_ROWS, NEWS_MAX } from '#shared/model/limits.ts';
import type { ListedNews } from '#shared/model/news/news.ts';
import { type CsvColumns, csvPage } from '#shared/rules/text/csv.ts';
import { formatJapaneseTime } from '#shared/rules/time/japanese-day.ts';

const minuteOf = (at: string | null): string => (at === null ? '' : formatJapaneseTime(new Date(at)));

/** Columns by the key of their heading in the catalogues. */
const columnsIn = (language: Language) =>
  ({
    title: ({ title }) => title,
    content: ({ content }) => content,
    contentUrl: ({ contentUrl }) => contentUrl,
    status: ({ status }) => NEWS_CSV_MESSAGES[language].status[status],
    sites: ({ sites }) => sites.map(({ name }) => name).join('\n'),
    owner: ({ owner }) => owner.companyName,
    startDate: ({ startDate }) => minuteOf(startDate),
    endDate: ({ endDate }) => minuteOf(endDate),
    createdAt: ({ createdAt }) => minuteOf(createdAt),
    updatedAt: ({ updatedAt }) => minuteOf(updatedAt),
  }) satisfies CsvColumns<ListedNews>;

/** One page of the list as CSV, of `CSV_PAGE_ROWS` items. */
export const exportNews =
  (dependencies: NewsDependencies): UseCase<typeof news.export> =>
  async ({ caller: { scope }, query: { language, ...filters } }) => {
    const { news, nextCursor } = await findNews(dependencies, scope, filters, { limit: CSV_PAGE_ROWS, named: NEWS_MAX.sites });
    const isFirst = filters.cursor === undefined;
    return { csv: csvPage(columnsIn(language), NEWS_CSV_MESSAGES[language].field, news, { isFirst }), nextCursor };
  };
