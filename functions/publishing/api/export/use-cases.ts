import { locatorsByParam } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { SiteExportDependencies } from '#functions/publishing/api/export/dependencies.ts';
import { getSiteExport, startSiteExport } from '#functions/publishing/api/export/site-export.ts';
import { siteExport } from '#shared/api-contract/endpoints/site-export.ts';

export const siteExportUseCases = (dependencies: SiteExportDependencies): UseCases<typeof siteExport> => ({
  latest: getSiteExport(dependencies),
  start: startSiteExport(dependencies),
});

/** Returns how each endpoint finds the site that its request names. */
export const siteExportLocators = ({ sites }: Pick<SiteExportDependencies, 'sites'>) =>
  locatorsByParam(siteExport, 'id', (id, { scope }) => sites.find(scope, id));
