import { endUserUseCases } from '#functions/publishing/api/use-cases.ts';
import type { SiteFixture } from '#test/support/api/site-fixture.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import { endUser } from '#shared/api-contract/endpoints/end-user.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';

/** The use cases of visitors, on the table of a site fixture. Their responses are parsed as the API parses them. */
export const endUserApi = ({ dependencies: { accounts, revisions, popupCounts, media, clock }, table }: SiteFixture) =>
  withParsedResponses(endUser, endUserUseCases({ accounts, revisions, popupCounts, media, clock, sites: publicSiteStore(table) }));
