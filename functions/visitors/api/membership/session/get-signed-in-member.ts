import type { LiveContentDependencies } from '#functions/publishing/services/published-site/live-content.ts';
import { publishedSite } from '#functions/publishing/services/published-site/live-content.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

export const getSignedInMember =
  (dependencies: LiveContentDependencies): UseCase<typeof member.self> =>
  async ({ params: { siteId }, caller: { email } }) => {
    await publishedSite(dependencies, siteId);
    return { email };
  };
