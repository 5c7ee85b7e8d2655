import type * as z from 'zod';
import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { newsUseCases } from '#functions/news/api/use-cases.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { newsStore } from '#functions/news/store/news-store.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';
import type { ListedNews, News, NewsInput } from '#shared/model/news/news.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import type { SiteFixture } from '#test/support/api/site-fixture.ts';

/** The site and input of a call unless a test sets them. */
interface Defaults {
  siteId: string;
  input: (differences?: NewsDifferences) => NewsInput;
}

/** The fields of a news item that differ from the test's defaults. */
export type NewsDifferences = Partial<z.input<typeof NewsInput>>;

export const BASE_REQUEST = { params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };

/** Returns the endpoints of news, whose answers are parsed by the API contract. */
export function newsEndpoints({ table, dependencies }: SiteFixture) {
  const own: NewsDependencies = {
    ...dependencies,
    publicSites: publicSiteStore(table),
    news: newsStore(table),
    siteNews: siteNewsStore(table),
    figures: visitFigures(table),
    // The tests of news upload no files.
    files: undefined as unknown as NewsDependencies['files'],
    imageMaxMb: 30,
  };
  return withParsedResponses(apiContract.news, newsUseCases(own));
}

export type ListQuery = Partial<RequestOf<typeof news.list>['query']>;

/** Returns the endpoints called by an account's main login. */
export function newsActor(test: SiteFixture, account: Account, { siteId, input }: Defaults) {
  const cases = newsEndpoints(test);
  const base = { ...BASE_REQUEST, caller: callerOf(account) };
  const itemOf = async (answer: Promise<unknown>): Promise<News> => ((await answer) as { news: News }).news;
  const get = (id: string) => itemOf(cases.get({ ...base, params: { id } }));
  return {
    get,
    create: (differences: NewsDifferences = {}) => itemOf(cases.create({ ...base, body: input(differences) })),
    update: (before: Pick<News, 'id' | 'version'>, differences: NewsDifferences = {}) =>
      itemOf(cases.update({ ...base, params: { id: before.id }, body: { ...input(differences), version: before.version } })),
    list: async (query: ListQuery = {}) =>
      (await cases.list({ ...base, query: { sort: 'created', order: 'desc', limit: 50, ...query } })) as {
        news: ListedNews[];
        nextCursor: string | null;
      },
    csv: async () =>
      ((await cases.export({ ...base, query: { sort: 'created', order: 'desc', language: 'en', format: 'csv' } })) as { csv: string }).csv,
    siteNews: async (query: { status?: 'public' } = {}, site = siteId) =>
      (await cases.siteNews({ ...base, params: { siteId: site }, query })) as { news: ListedNews[]; version: number },
    reorder: async (newsIds: string[], version: number, site = siteId) =>
      (await cases.reorder({ ...base, params: { siteId: site }, body: { newsIds, version } })) as { version: number },
    remove: (id: string) => cases.remove({ ...base, params: { id } }),
    duplicate: (id: string) => itemOf(cases.duplicate({ ...base, params: { id } })),
    publish: ({ id, version }: Pick<News, 'id' | 'version'>) => itemOf(cases.publish({ ...base, params: { id }, body: { version } })),
    end: ({ id, version }: Pick<News, 'id' | 'version'>) => itemOf(cases.end({ ...base, params: { id }, body: { version } })),
  };
}
