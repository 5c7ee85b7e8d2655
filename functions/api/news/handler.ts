import { news } from '#shared/api-contract/endpoints/news.ts';
import { newsLocators, newsUseCases } from '#functions/api/news/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { newsDependencies } from '#functions/wiring/site-http.ts';

const dependencies = newsDependencies(process.env);
export const handler = serve(news, newsUseCases(dependencies), { ...dependencies, locators: newsLocators(dependencies) });
