import { news } from '#shared/api-contract/endpoints/news.ts';
import { newsLocators, newsUseCases } from '#functions/api/news/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { NewsDependencies } from '#functions/api/news/dependencies.ts';
import { readImageMaxMb } from '#functions/environment.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';
import { newsStore } from '#functions/store/news/news-store.ts';
import { siteNewsStore } from '#functions/store/news/site-news-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { visitFigures } from '#functions/store/visit/visit-figures.ts';
import { mediaBucket, requireVariable } from '#functions/wiring/base.ts';
import { type OpenHttpDependencies, openApi, withHttp } from '#functions/wiring/http.ts';

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
