import type { Locators } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { createSiteFromTemplate } from '#functions/sites/api/templates/create-site-from-template.ts';
import type { TemplateDependencies } from '#functions/sites/api/templates/dependencies.ts';
import { ownSite, usableTemplate } from '#functions/sites/api/templates/find-template.ts';
import { getTemplate, listTemplates } from '#functions/sites/api/templates/read-templates.ts';
import { createTemplate, deleteTemplate, replaceTemplate, updateTemplate } from '#functions/sites/api/templates/save-template.ts';
import { locatorsByParam } from '#functions/platform/http/locators.ts';
import { siteTemplate } from '#shared/api-contract/endpoints/site-template.ts';

/** The use cases of the endpoints for templates that accounts save. */
export const templateUseCases = (dependencies: TemplateDependencies): UseCases<typeof siteTemplate> => ({
  list: listTemplates(dependencies),
  create: createTemplate(dependencies),
  get: getTemplate(dependencies),
  update: updateTemplate(dependencies),
  replace: replaceTemplate(dependencies),
  delete: deleteTemplate(dependencies),
  createSite: createSiteFromTemplate(dependencies),
});

/** Returns, for each endpoint, how to find the template or the site that its request names. */
export const templateLocators = (dependencies: TemplateDependencies): Locators<typeof siteTemplate> => ({
  ...locatorsByParam(siteTemplate, 'id', (id, caller) => usableTemplate(dependencies, caller, id)),
  create: ({ body }, caller) => ownSite(dependencies, caller, body.siteId),
});
