import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { narrowScope, type Scope } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import { SiteSettings } from '#shared/model/sites/site.ts';
import type { MeasuredSite } from '#shared/rules/plans/plan-limits.ts';
import { manifestEntries } from '#functions/sites/store/revisions/revision-manifest.ts';

export interface MeasuringDependencies {
  sites: Pick<SiteStore, 'list'>;
  revisions: Pick<RevisionStore, 'read' | 'parts'>;
}

const PAGE_SIZE = 100;
const CONCURRENCY = 10;

/** Returns the sites that the account itself owns. Sites of accounts below it are subject to other plans. */
async function ownSites({ sites }: MeasuringDependencies, scope: Scope, ownerId: string): Promise<Site[]> {
  const own: Site[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const page = await sites.list(scope, { after, limit: PAGE_SIZE });
    own.push(...page.sites.filter((site) => site.ownerId === ownerId));
    after = page.next;
  }
  return own;
}

async function measure({ revisions }: MeasuringDependencies, site: Site): Promise<MeasuredSite> {
  const [revision] = await revisions.read(site, [site.working]);
  if (!revision) throw new Error(`Site ${site.id} has no working revision`);
  const parts = manifestEntries(revision.manifest).map(([key]) => key);
  const hash = revision.manifest.settings ?? '';
  const settings = revision.migrated.get(hash) ?? (await revisions.parts(site, [hash])).get(hash);
  const { id, name, numberHorizontal, numberVertical, customDomain } = site;
  return { id, name, numberHorizontal, numberVertical, languages: SiteSettings.parse(settings).languages, parts, customDomain };
}

/** Returns the usage of a plan by the account's own sites, in their working revisions. Makes two database calls per site. */
export async function measurePlanUse(dependencies: MeasuringDependencies, scope: Scope, account: Account): Promise<MeasuredSite[]> {
  return inParallel(await ownSites(dependencies, narrowScope(scope, account), account.id), CONCURRENCY, (site) =>
    measure(dependencies, site),
  );
}
