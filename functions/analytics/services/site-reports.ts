import { AppError } from '#functions/platform/base/app-error.ts';
import type { ReportDependencies } from '#functions/analytics/services/report-dependencies.ts';
import { siteAnnotations } from '#functions/analytics/services/annotations.ts';
import { reportedContent } from '#functions/analytics/services/reported-content.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { DEFAULT_OWN_VISITS } from '#shared/model/analytics/own-visits.ts';
import type {
  LandingReport,
  PopupReport,
  SiteOverview,
  SwipeReport,
  TapReport,
  VisitFilter,
} from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';
import { consentDays } from '#shared/rules/analytics/consent-days.ts';
import { landingReport } from '#shared/rules/analytics/landing-report.ts';
import { comparedDays, comparedRange, monthReport } from '#shared/rules/analytics/month-report.ts';
import { popupReport } from '#shared/rules/analytics/popup-report.ts';
import { hasSheetFigures, sheetViews } from '#shared/rules/analytics/sheet-figures.ts';
import { swipeReport, tapReport } from '#shared/rules/analytics/swipe-report.ts';
import { sheetAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';

interface GridPeriod {
  period: string;
  language: Language | undefined;
}

/** Returns the report of a month of a site. At most twelve calls, usually six. */
export async function siteOverview(
  dependencies: ReportDependencies,
  site: Site,
  { month, filter }: { month: string; filter: VisitFilter },
): Promise<SiteOverview> {
  const { figures, accountVisits, revisions, clock } = dependencies;
  const now = clock();
  const [counted, own, content] = await Promise.all([
    figures.readTotals(site.id, ...comparedRange(month)),
    accountVisits.ofSite(site.ownerId, site.id, month),
    reportedContent(revisions, site),
  ]);
  const report = monthReport(counted, { month, now, filter });
  return {
    ...report,
    consents: consentDays(
      counted,
      report.days.map(({ day }) => day),
    ),
    countedUntil: own?.countedAt ?? null,
    siteName: site.name,
    leavesOutOwnVisits: (site.ownVisits ?? DEFAULT_OWN_VISITS).areLeftOut,
    languages: content.settings.languages,
    annotations: await siteAnnotations(dependencies, site, content, { month, now }),
  };
}

/** Returns on which sheets the visits of a day or month began. Three or four calls, and one per 100 sheets: at most twelve. */
export async function siteLanding(dependencies: ReportDependencies, site: Site, { period, language }: GridPeriod): Promise<LandingReport> {
  const { figures, revisions } = dependencies;
  const [{ counters }, content] = await Promise.all([figures.read(site.id, period), reportedContent(revisions, site)]);
  const { sheets } = await content.readSheets(language, sheetViews(counters));
  return landingReport(counters, sheets, language);
}

/** Returns the swipes on the grid in a day or month. The same number of calls as `siteLanding`. */
export async function siteSwipe(dependencies: ReportDependencies, site: Site, { period, language }: GridPeriod): Promise<SwipeReport> {
  const { figures, revisions } = dependencies;
  const [{ counters }, content] = await Promise.all([figures.read(site.id, period), reportedContent(revisions, site)]);
  const { numberVertical: columns, numberHorizontal: rows } = content.grid;
  return swipeReport(counters, { columns, rows, ...(await content.readSheets(language, sheetViews(counters))) }, language);
}

/**
 * Returns where visitors tapped a sheet. Throws `not-found` if the site has no such sheet and it was not viewed in the period. Three calls.
 */
export async function siteTaps(
  { figures, revisions }: ReportDependencies,
  site: Site,
  { alias, period }: { alias: string; period: string },
): Promise<TapReport> {
  const [{ counters }, { grid }] = await Promise.all([figures.read(site.id, period), reportedContent(revisions, site)]);
  const isPlaced = Object.values(grid.cells).some((sheetId) => sheetAlias(sheetId) === alias);
  if (!isPlaced && !hasSheetFigures(counters, alias)) throw new AppError('not-found');
  return tapReport(counters, alias);
}

/** Returns the figures of a site's popups in a month. Four calls. */
export async function sitePopups(dependencies: ReportDependencies, site: Site, month: string): Promise<PopupReport> {
  const { figures, revisions, popupCounts, clock } = dependencies;
  const { days } = comparedDays(month, clock());
  const [counted, content, counts] = await Promise.all([
    figures.readTotals(site.id, days[0] ?? month, days.at(-1) ?? month),
    reportedContent(revisions, site),
    popupCounts.read(site),
  ]);
  return popupReport(counted, days, {
    popups: content.popups,
    applicants: new Map([...counts].map(([id, { applicants }]) => [id, applicants])),
    sheetIds: new Set(Object.values(content.grid.cells)),
    language: content.settings.defaultLanguage,
  });
}
