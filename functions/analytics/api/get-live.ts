import type { AnalyticsDependencies } from '#functions/analytics/api/dependencies.ts';
import { reportedSite } from '#functions/analytics/services/assert-reported.ts';
import { reportedContent } from '#functions/analytics/services/reported-content.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { analytics } from '#shared/api-contract/endpoints/analytics.ts';
import { LIVE_MS, liveReport, liveSheetViews, liveVisits } from '#shared/rules/analytics/live-report.ts';

const HOUR_MS = 3_600_000;
/**
 * Limits of one read of the collected visits, newest first: about 50,000 parts of visits, which take about a second. `share` in the report
 * states which share of all parts was read.
 */
const LIMIT = { objects: 400, bytes: 4_000_000 };

const hourOf = (ms: number): string => new Date(ms).toISOString().slice(0, 'YYYY-MM-DDTHH'.length);

/** Returns the visits collected in the last half hour that began in this hour or the previous one. */
export const getLive =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.live> =>
  async ({ caller, params }) => {
    const { revisions, collected, clock } = dependencies;
    const now = clock();
    const site = await reportedSite(dependencies, caller.scope, params.siteId);
    const since = new Date(now.getTime() - LIVE_MS);
    const hours = [now.getTime() - HOUR_MS, now.getTime()].map(hourOf);
    const [content, { parts, share }] = await Promise.all([
      reportedContent(revisions, site),
      collected.readNewest(site.id, hours, since, LIMIT),
    ]);
    const visits = liveVisits(parts, now);
    const { sheets } = await content.readSheets(undefined, liveSheetViews(visits));
    return { ...liveReport(visits, sheets, now), share };
  };
