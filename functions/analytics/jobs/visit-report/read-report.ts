import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import type { ReportDependencies } from '#functions/analytics/services/report-dependencies.ts';
import { siteLanding, siteOverview, sitePopups, siteSwipe } from '#functions/analytics/services/site-reports.ts';
import type { ReportData } from '#functions/analytics/jobs/visit-report/document/report-data.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { Language } from '#shared/model/language.ts';

/** Returns the figures that the console shows for a month of a site, with the brand of the owner's console. */
export async function readReport(
  dependencies: ReportDependencies,
  site: Site,
  { month, visitLanguage }: { month: string; visitLanguage: Language | null },
): Promise<ReportData> {
  const language = visitLanguage ?? undefined;
  const ofGrid = { period: month, language };
  const [overview, landing, swipe, popups, [branded]] = await Promise.all([
    siteOverview(dependencies, site, { month, filter: language ? { language } : {} }),
    siteLanding(dependencies, site, ofGrid),
    siteSwipe(dependencies, site, ofGrid),
    sitePopups(dependencies, site, month),
    dependencies.accounts.getAll(site.lineage.slice(1, 2)),
  ]);
  return { overview, landing, swipe, popups, visitLanguage, brand: resolveBrand(branded) };
}
