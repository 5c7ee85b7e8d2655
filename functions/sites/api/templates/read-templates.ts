import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { TemplateDependencies } from '#functions/sites/api/templates/dependencies.ts';
import { templateReader, usableTemplate } from '#functions/sites/api/templates/find-template.ts';
import { templateDocument } from '#functions/sites/services/template-document.ts';
import { templateView } from '#functions/sites/api/templates/template-view.ts';
import type { siteTemplate } from '#shared/api-contract/endpoints/site-template.ts';
import { SITE_TEMPLATE_MAX } from '#shared/model/limits.ts';

/** Lists the templates that the caller may use. */
export const listTemplates =
  (dependencies: TemplateDependencies): UseCase<typeof siteTemplate.list> =>
  async ({ caller }) => {
    const found = await dependencies.templates.list(await templateReader(dependencies, caller));
    return { templates: found.map((template) => templateView(template, caller)), max: SITE_TEMPLATE_MAX.stored };
  };

/** Returns a template that the caller may use, with its content. The answer gives the right to see its pictures (ADR 52). */
export const getTemplate =
  (dependencies: TemplateDependencies): UseCase<typeof siteTemplate.get> =>
  async ({ caller, params }) => {
    const template = await usableTemplate(dependencies, caller, params.id);
    return { template: templateView(template, caller), document: await templateDocument(dependencies, template) };
  };
