import { viewerNetwork } from '#functions/domain/viewer-network.ts';
import type { VisitDependencies } from '#functions/api/visit/dependencies.ts';
import { networkRateLimit } from '#functions/api/visit/network-rate-limit.ts';
import { AppError } from '#functions/app-error.ts';
import { siteLanguage } from '#functions/domain/site/site-language.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { PublicSite } from '#functions/store/site/public-site-store.ts';
import type { visit } from '#shared/api-contract/endpoints/visit.ts';
import { VISITS_PER_MINUTE } from '#shared/model/limits.ts';
import { sanitiseVisitReport } from '#functions/api/visit/sanitise-visit-report.ts';
import { popupKey } from '#shared/rules/site/site-parts.ts';

/** Counts clicks of popups that the live revision has. */
async function countClicks({ revisions, popupCounts }: VisitDependencies, site: PublicSite, popups: readonly string[]): Promise<void> {
  if (popups.length === 0) return;
  const [revision] = await revisions.read(site, [site.live]);
  const published = popups.filter((id) => revision?.manifest[popupKey(id)] !== undefined);
  await Promise.all(published.map((id) => popupCounts.countClick(site, id)));
}

/** Counts a visit and the popups clicked in it; idempotent by the report's id. One read and one write, more only with clicks or without a language. */
export function reportVisit(dependencies: VisitDependencies): UseCase<typeof visit.report> {
  const { sites, visits, clock } = dependencies;
  const admit = networkRateLimit(clock, VISITS_PER_MINUTE);
  return async ({ params, body, viewerAddress }) => {
    admit(viewerNetwork(viewerAddress));
    const site = await sites.find(params.siteId);
    if (!site) throw new AppError('not-found');
    const lang = await siteLanguage(dependencies.revisions, site, { named: body.lang, revisionId: site.live });
    const report = { ...sanitiseVisitReport(body), lang };
    if (await visits.add(site, report, clock())) await countClicks(dependencies, site, report.popups);
    return null;
  };
}
