import { endUserUseCases } from '#functions/api/end-user/use-cases.ts';
import type { SiteFixture } from '#test/support/api/site-fixture.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';

/** The use cases of visitors, on the table of a site fixture. */
export const endUserApi = ({ dependencies: { accounts, revisions, popupCounts, media, clock }, table }: SiteFixture) =>
  endUserUseCases({ accounts, revisions, popupCounts, media, clock, sites: publicSiteStore(table) });
