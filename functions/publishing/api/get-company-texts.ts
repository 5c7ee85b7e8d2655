import type { EndUserDependencies } from '#functions/publishing/api/dependencies.ts';
import { liveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { localisedPart } from '#functions/sites/services/site-content.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { endUser } from '#shared/api-contract/endpoints/end-user.ts';

export const getCompanyTexts =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.company> =>
  async ({ params, query }) => {
    const content = await liveContent(dependencies, params.siteId, query.lang);
    const found = await localisedPart(content, 'company');
    if (!found) return { lang: content.language, company: null };
    const { basedOn: _, ...company } = found.part;
    return { lang: found.lang, company };
  };
