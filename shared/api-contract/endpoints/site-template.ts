import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { requiredName, siteId, ulid } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { SiteTemplate, TemplateFields } from '#shared/model/sites/site-template.ts';

const TemplatePath = z.strictObject({ id: ulid() });
const OneTemplate = z.object({ template: SiteTemplate });

/** Templates that accounts save from their sites. */
export const siteTemplate = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/site-template',
    summary:
      'The templates of the caller’s account and those that accounts above share, newest first; `max`: how many the account may have',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    response: z.object({ templates: z.array(SiteTemplate), max: z.int() }),
  },
  create: {
    method: 'POST',
    path: '/site-template',
    summary: 'Save the working revision of a site of the caller’s account as a template',
    access: { by: 'console', action: 'site:write' },
    status: 201,
    body: z.strictObject({
      siteId: siteId(),
      name: TemplateFields.shape.name,
      description: TemplateFields.shape.description.default(''),
      sharing: TemplateFields.shape.sharing.default('own'),
    }),
    response: OneTemplate,
    errors: ['template-limit-reached'],
  },
  get: {
    method: 'GET',
    path: '/site-template/{id}',
    summary: 'A template and its content',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: TemplatePath,
    response: z.object({ template: SiteTemplate, document: SiteDocument }),
  },
  update: {
    method: 'PUT',
    path: '/site-template/{id}',
    summary: 'Change the name, the description or who may use a template; fields that are absent do not change',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: TemplatePath,
    body: TemplateFields.partial(),
    response: OneTemplate,
  },
  replace: {
    method: 'POST',
    path: '/site-template/{id}/replace',
    summary: 'Replace the content of a template by the working revision of a site of the caller’s account',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: TemplatePath,
    body: z.strictObject({ siteId: siteId() }),
    response: OneTemplate,
  },
  delete: {
    method: 'DELETE',
    path: '/site-template/{id}',
    summary: 'Delete a template; sites made from it remain',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: TemplatePath,
    response: z.null(),
  },
  createSite: {
    method: 'POST',
    path: '/site-template/{id}/site',
    summary: 'Create a draft site from a template, without features that the plan does not include',
    access: { by: 'console', action: 'site:write' },
    status: 201,
    params: TemplatePath,
    body: z.strictObject({ name: requiredName(TEXT_MAX.line) }),
    response: z.object({ site: SiteSummary }),
    errors: ['plan-limit-reached', 'contract-ended'],
  },
});
