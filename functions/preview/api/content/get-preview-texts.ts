import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { localisedPart } from '#functions/sites/services/site-content.ts';
import { workingContent } from '#functions/sites/services/working-content.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';

export const getPreviewSeo =
  ({ revisions }: Pick<PreviewDependencies, 'revisions'>): UseCase<typeof preview.seo> =>
  async ({ query, caller }) => {
    const content = await workingContent(revisions, caller.site, query.lang);
    const found = await localisedPart(content, 'seo');
    if (!found) return { lang: content.language, seo: null };
    const { basedOn: _, ...seo } = found.part;
    return { lang: found.lang, seo };
  };

export const getPreviewCompany =
  ({ revisions }: Pick<PreviewDependencies, 'revisions'>): UseCase<typeof preview.company> =>
  async ({ query, caller }) => {
    const content = await workingContent(revisions, caller.site, query.lang);
    const found = await localisedPart(content, 'company');
    if (!found) return { lang: content.language, company: null };
    const { basedOn: _, ...company } = found.part;
    return { lang: found.lang, company };
  };
