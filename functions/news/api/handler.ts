import { news } from '#shared/api-contract/endpoints/news.ts';
import { newsLocators, newsUseCases } from '#functions/news/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { readImageMaxMb } from '#functions/platform/base/environment.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import { newsStore } from '#functions/news/store/news-store.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import { mediaBucket, requireVariable } from '#functions/platform/wiring/base.ts';
import { type OpenHttpDependencies, openApi, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: NewsDependencies & OpenHttpDependencies = withHttp(env, ({ table, accounts }) => ({
  ...openApi({ table, accounts }),
  sites: siteStore(table),
  publicSites: publicSiteStore(table),
  news: newsStore(table),
  siteNews: siteNewsStore(table),
  figures: visitFigures(table),
  media: mediaStore(table, systemClock),
  files: mediaBucket(env),
  imageMaxMb: readImageMaxMb(env),
  sitesOrigin: requireVariable(env, 'sitesOrigin'),
}));
export const handler = serve(news, newsUseCases(dependencies), { ...dependencies, locators: newsLocators(dependencies) });
