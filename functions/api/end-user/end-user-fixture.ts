import { endUserUseCases } from '#functions/api/end-user/use-cases.ts';
import type { SiteFixture } from '#functions/api/site/site-fixture.ts';
import { attemptStore } from '#functions/store/attempt.ts';
import { publicSites } from '#functions/store/public-sites.ts';

/** What visitors can ask for, beside the console of the same table. */
export const endUserApi = ({ dependencies: { accounts, revisions, popupCounts, clock }, table }: SiteFixture) =>
  endUserUseCases({ accounts, revisions, popupCounts, clock, sites: publicSites(table), attempts: attemptStore(table, clock) });
