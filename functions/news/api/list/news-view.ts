import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { StoredNews } from '#functions/news/store/news.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { ListedNews, News, NewsSite } from '#shared/model/news/news.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import { newsStatus } from '#shared/rules/news/news-status.ts';

/** Returns a site of an item as the console shows it. Earlier versions published sites without storing their languages. */
export const newsSite = (site: Site): NewsSite => ({
  id: site.id,
  name: site.name,
  languages: isPublished(site) ? (site.liveLanguages ?? []) : [],
});

type OfItem = Omit<News, 'sites'>;

const viewOf = (news: StoredNews, companyName: string, now: Date): OfItem => ({
  id: news.id,
  owner: { id: news.ownerId, companyName },
  language: news.language,
  title: news.title,
  content: news.content,
  translations: news.translations,
  contentUrl: news.contentUrl,
  isInternalLink: news.isInternalLink,
  image: news.image,
  publishType: news.publishType,
  startDate: news.startDate,
  endDate: news.endDate,
  state: news.state,
  status: newsStatus(news, now),
  version: news.version,
  createdAt: news.createdAt,
  updatedAt: news.updatedAt,
});

type ViewDependencies = Pick<NewsDependencies, 'accounts' | 'sites'>;

/** Returns the company names of the owners, by id. */
async function ownersOf({ accounts }: ViewDependencies, items: readonly StoredNews[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(items.map(({ ownerId }) => ownerId))];
  const found = ids.length > 0 ? await accounts.getAll(ids) : [];
  return new Map(ids.map((id, index) => [id, found[index]?.companyName ?? '']));
}

async function sitesOf({ sites }: ViewDependencies, scope: Scope, siteIds: readonly string[]): Promise<ReadonlyMap<string, NewsSite>> {
  const ids = [...new Set(siteIds)];
  const found = ids.length > 0 ? await sites.getAll(scope, ids) : [];
  return new Map(found.flatMap((site) => (site ? [[site.id, newsSite(site)] as const] : [])));
}

const known = (sites: ReadonlyMap<string, NewsSite>, ids: readonly string[]): NewsSite[] => ids.flatMap((id) => sites.get(id) ?? []);

/**
 * Returns items as lists show them, each with at most `named` of its sites. Makes one call for every hundred owners, and for every hundred
 * sites.
 */
export async function listedNews(
  dependencies: ViewDependencies,
  scope: Scope,
  items: readonly StoredNews[],
  { named, now }: { named: number; now: Date },
): Promise<ListedNews[]> {
  const first = items.map(({ siteIds }) => siteIds.slice(0, named));
  const [owners, sites] = await Promise.all([ownersOf(dependencies, items), sitesOf(dependencies, scope, first.flat())]);
  return items.map((news, index) => ({
    ...viewOf(news, owners.get(news.ownerId) ?? '', now),
    sites: known(sites, first[index] ?? []),
    siteCount: news.siteIds.length,
  }));
}

/** Returns an item with all its sites, except deleted ones. */
export async function newsView(dependencies: ViewDependencies, scope: Scope, news: StoredNews, now: Date): Promise<News> {
  const [owners, sites] = await Promise.all([ownersOf(dependencies, [news]), sitesOf(dependencies, scope, news.siteIds)]);
  return { ...viewOf(news, owners.get(news.ownerId) ?? '', now), sites: known(sites, news.siteIds) };
}
