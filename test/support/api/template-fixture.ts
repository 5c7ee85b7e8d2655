import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { TemplateDependencies } from '#functions/sites/api/templates/dependencies.ts';
import { templateUseCases } from '#functions/sites/api/templates/use-cases.ts';
import type { TemplateFields } from '#shared/model/sites/site-template.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import type { JobFixture } from '#test/support/jobs/job-fixture.ts';

const NOTHING_ELSE = { params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };

/** The dependencies of the family of templates, on the engines of the fixture. */
const templateDependencies = ({ dependencies, mediaFiles }: JobFixture): TemplateDependencies => ({
  ...dependencies,
  files: mediaFiles,
});

/** The endpoints of the family of templates, called by an account's main login. */
export function templatesAs(test: JobFixture, account: Account, differences: Partial<TemplateDependencies> = {}) {
  const useCases = withParsedResponses(apiContract.siteTemplate, templateUseCases({ ...templateDependencies(test), ...differences }));
  const base = { ...NOTHING_ELSE, caller: callerOf(account) };
  return {
    list: async () => (await dataOf(useCases.list(base))).templates,
    save: async (siteId: string, fields: Partial<TemplateFields> = {}) => {
      const body = { siteId, name: 'A template', description: '', sharing: 'own' as const, ...fields };
      return (await dataOf(useCases.create({ ...base, body }))).template;
    },
    get: async (id: string) => (await dataOf(useCases.get({ ...base, params: { id } }))).document,
    update: async (id: string, body: Partial<TemplateFields>) =>
      (await dataOf(useCases.update({ ...base, params: { id }, body }))).template,
    replace: async (id: string, siteId: string) => (await dataOf(useCases.replace({ ...base, params: { id }, body: { siteId } }))).template,
    remove: (id: string) => dataOf(useCases.delete({ ...base, params: { id } })),
    createSite: async (id: string, name = 'From a template') =>
      (await dataOf(useCases.createSite({ ...base, params: { id }, body: { name } }))).site,
  };
}
