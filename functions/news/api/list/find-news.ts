import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { listedNews } from '#functions/news/api/list/news-view.ts';
import { decodeCursor, encodeCursor } from '#functions/platform/base/cursor.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';
import type { ListedNews } from '#shared/model/news/news.ts';
import { isSignsOnly, searchTerms } from '#shared/rules/text/search-text.ts';

/** Matches the end of every valid cursor: the id of an item, and the version of an index entry or a bound of all versions. */
const POSITION = /#[0-9A-Z]{26}#(?:[0-9A-Z]{26}|~)?$/;

type NewsFilters = Omit<RequestOf<typeof news.list>['query'], 'limit'>;

/** Returns a page of the matching items in the scope. The number of calls does not grow with the number of items. */
export async function findNews(
  dependencies: Pick<NewsDependencies, 'news' | 'accounts' | 'sites' | 'clock'>,
  scope: Scope,
  { keyword = '', status, siteId, sort, order, cursor }: NewsFilters,
  { limit, named }: { limit: number; named: number },
): Promise<{ news: ListedNews[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, POSITION);
  if (isSignsOnly(keyword)) return { news: [], nextCursor: null };
  const { news: items, clock } = dependencies;
  const now = clock();
  const query = { terms: searchTerms(keyword), status, siteId, sort, descending: order === 'desc', after, limit, now };
  const page = await items.list(scope, query);
  return { news: await listedNews(dependencies, scope, page.news, { named, now }), nextCursor: encodeCursor(page.next) };
}
