import { AppError } from '#functions/platform/base/app-error.ts';
import { ownerAccount } from '#functions/sites/services/owner-limits.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { TemplateDependencies } from '#functions/sites/api/templates/dependencies.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { StoredTemplate } from '#functions/sites/store/templates/stored-template.ts';
import type { TemplateReader } from '#functions/sites/store/templates/template-store.ts';

type Finding = Pick<TemplateDependencies, 'accounts' | 'templates' | 'sites'>;

/** Returns the caller's account as a reader of templates. One database call. */
export async function templateReader(dependencies: Pick<Finding, 'accounts'>, { scope }: Pick<Caller, 'scope'>): Promise<TemplateReader> {
  return { scope, path: (await ownerAccount(dependencies, scope.accountId)).path };
}

/** Returns a template that the caller may use. Throws `not-found` otherwise. */
export const usableTemplate = async (
  dependencies: Pick<Finding, 'accounts' | 'templates'>,
  caller: Caller,
  id: string,
): Promise<StoredTemplate> => dependencies.templates.find(await templateReader(dependencies, caller), id);

/** Returns a template of the caller's account. Throws `forbidden` for one that an account above shares. */
export async function ownTemplate(dependencies: Finding, caller: Caller, id: string): Promise<StoredTemplate> {
  const template = await usableTemplate(dependencies, caller, id);
  if (template.ownerId !== caller.scope.accountId) throw new AppError('forbidden');
  return template;
}

/**
 * Returns a site of the caller's account. Throws `not-found` for sites of accounts below it, whose content does not become a template of
 * another account.
 */
export async function ownSite({ sites }: Pick<Finding, 'sites'>, { scope }: Caller, siteId: string): Promise<Site> {
  const site = await sites.find(scope, siteId);
  if (site.ownerId !== scope.accountId) throw new AppError('not-found');
  return site;
}
