import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { type PreviewedSites, parseViewCookie } from '#functions/preview/api/view/previewed-site.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { validateForm } from '#functions/publishing/services/published-site/validate-form.ts';
import { localisedPart, siteContent } from '#functions/sites/services/site-content.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';

/** Validates a form as a published site does, and answers as if it was sent. Stores, sends and counts nothing. */
export const checkForm =
  ({ revisions }: Pick<PreviewDependencies, 'revisions'>, sites: PreviewedSites): UseCase<typeof preview.form> =>
  async ({ caller: { site }, params: { kind }, body, cookies }) => {
    const shown = await sites.content(site, parseViewCookie(cookies));
    if (!shown) throw new AppError('not-found');
    const content = await siteContent(revisions, site, shown.revision, body.lang);
    const form = await localisedPart(content, FORM_PART[kind]);
    if (!form) throw new AppError('not-found');
    await validateForm(content, kind, form, body);
    return body.popup === undefined ? null : { isWaiting: false };
  };
