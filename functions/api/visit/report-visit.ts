import { viewerNetwork } from '#functions/domain/viewer-network.ts';
import type { VisitDependencies } from '#functions/api/visit/dependencies.ts';
import { networkRateLimit } from '#functions/api/visit/network-rate-limit.ts';
import { AppError } from '#functions/app-error.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { PublicSite } from '#functions/store/site/public-site-store.ts';
import type { visit } from '#shared/api-contract/endpoints/visit.ts';
import { VISITS_PER_MINUTE } from '#shared/model/limits.ts';
import { sanitiseVisitReport } from '#functions/api/visit/sanitise-visit-report.ts';
import { popupKey } from '#shared/rules/site/site-parts.ts';

/** Adds to the figures of the popups that were followed, each of which the site shows at present. */
async function countClicks({ revisions, popupCounts }: VisitDependencies, site: PublicSite, popups: readonly string[]): Promise<void> {
  if (popups.length === 0) return;
  const [revision] = await revisions.read(site, [site.live]);
  const shown = popups.filter((id) => revision?.manifest[popupKey(id)] !== undefined);
  await Promise.all(shown.map((id) => popupCounts.countClick(site, id)));
}

/** One read and one write; what popups were followed is counted beside it, where there were any. Told again, it changes nothing. */
export function reportVisit(dependencies: VisitDependencies): UseCase<typeof visit.report> {
  const { sites, visits, clock } = dependencies;
  const admit = networkRateLimit(clock, VISITS_PER_MINUTE);
  return async ({ params, body, viewerAddress }) => {
    admit(viewerNetwork(viewerAddress));
    const site = await sites.find(params.siteId);
    if (!site) throw new AppError('not-found');
    const report = sanitiseVisitReport(body);
    if (await visits.add(site, report, clock())) await countClicks(dependencies, site, report.popups);
    return null;
  };
}
