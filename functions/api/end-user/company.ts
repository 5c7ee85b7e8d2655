import type { EndUserDependencies } from '#functions/api/end-user/dependencies.ts';
import { liveContent, spokenPart } from '#functions/api/end-user/live-content.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { endUser } from '#shared/contract/end-user.ts';

export const company =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.company> =>
  async ({ params, query }) => {
    const content = await liveContent(dependencies, params.siteId, query.lang);
    const found = await spokenPart(content, 'company');
    return { lang: found?.lang ?? content.language, company: found?.part ?? null };
  };
