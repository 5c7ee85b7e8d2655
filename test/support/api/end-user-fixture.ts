import { endUserUseCases } from '#functions/api/end-user/use-cases.ts';
import type { SiteFixture } from '#test/support/api/site-fixture.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';

/** What visitors can ask for, beside the console of the same table. */
export const endUserApi = ({ dependencies: { accounts, revisions, popupCounts, media, clock }, table }: SiteFixture) =>
  endUserUseCases({ accounts, revisions, popupCounts, media, clock, sites: publicSiteStore(table) });
