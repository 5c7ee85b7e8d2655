import { serve } from '#functions/platform/http/serve.ts';
import { mediaBucket } from '#functions/platform/wiring/base.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';
import type { SiteExportDependencies } from '#functions/publishing/api/export/dependencies.ts';
import { siteExportLocators, siteExportUseCases } from '#functions/publishing/api/export/use-cases.ts';
import { siteExportStore } from '#functions/publishing/store/site-export-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { siteExport } from '#shared/api-contract/endpoints/site-export.ts';

const { env } = process;
const dependencies: SiteExportDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  sites: siteStore(table),
  siteExports: siteExportStore(table),
  exportFiles: mediaBucket(env),
  attempts: attemptStore(table, systemClock),
}));
export const handler = serve(siteExport, siteExportUseCases(dependencies), { ...dependencies, locators: siteExportLocators(dependencies) });
