import type { EndUserDependencies } from '#functions/publishing/api/dependencies.ts';
import { liveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { localisedPart } from '#functions/sites/services/site-content.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { endUser } from '#shared/api-contract/endpoints/end-user.ts';

export const getTags =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.scripts> =>
  async ({ params, query }) => {
    const content = await liveContent(dependencies, params.siteId, query.lang);
    const [head, body] = await Promise.all([localisedPart(content, 'headTags'), localisedPart(content, 'bodyTags')]);
    return { lang: content.language, head: head?.part.html ?? '', body: body?.part.html ?? '' };
  };
