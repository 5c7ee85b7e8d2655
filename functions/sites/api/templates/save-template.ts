import { AppError, unavailableError } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { TemplateDependencies } from '#functions/sites/api/templates/dependencies.ts';
import { ownTemplate } from '#functions/sites/api/templates/find-template.ts';
import { templateView } from '#functions/sites/api/templates/template-view.ts';
import { writeContent } from '#functions/sites/api/templates/write-content.ts';
import { type StoredTemplate, templateAuditSubject } from '#functions/sites/store/templates/stored-template.ts';
import type { siteTemplate } from '#shared/api-contract/endpoints/site-template.ts';
import type { AuditAction } from '#shared/model/audit/audit.ts';
import { SITE_TEMPLATE_MAX } from '#shared/model/limits.ts';
import type { TemplateFields } from '#shared/model/sites/site-template.ts';
import { mayDeleteSites, mayShareTemplates } from '#shared/rules/accounts/policy.ts';

/** Throws `forbidden` if the login shares a template although no account can be below its own. */
function assertMayShare({ actor }: Caller, { sharing }: Pick<TemplateFields, 'sharing'>): void {
  if (sharing === 'below' && !mayShareTemplates(actor)) throw new AppError('forbidden');
}

/** The names of the fields in the audit log. */
const AUDIT_FIELDS: Readonly<Record<keyof TemplateFields, string>> = {
  name: 'templateName',
  description: 'templateDescription',
  sharing: 'templateSharing',
};

const auditEntry = (
  dependencies: TemplateDependencies,
  action: Extract<AuditAction, `template.${string}`>,
  caller: Caller,
  template: Pick<StoredTemplate, 'id' | 'name' | 'ownerId'>,
  changes?: { field: string; from: string | null; to: string | null }[],
) => newAuditEntry(dependencies, action, auditActor(caller), templateAuditSubject(template), changes);

/** Saves the working revision of a site of the caller's account as a template. */
export const createTemplate =
  (dependencies: TemplateDependencies): UseCase<typeof siteTemplate.create> =>
  async ({ caller, body: { siteId, ...fields } }) => {
    const { templates, ids } = dependencies;
    assertMayShare(caller, fields);
    // Before anything is written. The transaction enforces the limit.
    if ((await templates.listOwn(caller.scope)).length >= SITE_TEMPLATE_MAX.stored) throw new AppError('template-limit-reached');
    const { content, revision, lineage } = await writeContent(dependencies, caller, siteId);
    const template = { ...fields, ...content, id: ids.ulid(), ownerId: caller.scope.accountId, lineage, createdAt: revision.at };
    const outcome = await templates.create(template, revision, auditEntry(dependencies, 'template.create', caller, template));
    if (outcome === 'limit-reached') throw new AppError('template-limit-reached');
    if (outcome === 'conflict') throw unavailableError();
    return { template: templateView(template, caller) };
  };

/** Changes the name, the description or the sharing of a template of the caller's account. */
export const updateTemplate =
  (dependencies: TemplateDependencies): UseCase<typeof siteTemplate.update> =>
  async ({ caller, params, body }) => {
    const template = await ownTemplate(dependencies, caller, params.id);
    const { name = template.name, description = template.description, sharing = template.sharing } = body;
    const fields = { name, description, sharing };
    const changes = (Object.keys(AUDIT_FIELDS) as (keyof TemplateFields)[])
      .filter((key) => fields[key] !== template[key])
      .map((key) => ({ field: AUDIT_FIELDS[key], from: template[key], to: fields[key] }));
    if (changes.length === 0) return { template: templateView(template, caller) };
    assertMayShare(caller, fields);
    const audit = auditEntry(dependencies, 'template.update', caller, { ...template, name }, changes);
    const updated = await dependencies.templates.update(template, { ...fields, updatedAt: audit.at }, audit);
    if (!updated) throw new AppError('not-found');
    return { template: templateView(updated, caller) };
  };

/** Replaces the content of a template by the working revision of a site of the same account. Sites made from it do not change. */
export const replaceTemplate =
  (dependencies: TemplateDependencies): UseCase<typeof siteTemplate.replace> =>
  async ({ caller, params, body }) => {
    const template = await ownTemplate(dependencies, caller, params.id);
    const { content, revision } = await writeContent(dependencies, caller, body.siteId);
    const audit = auditEntry(dependencies, 'template.replace', caller, template);
    if (!(await dependencies.templates.replaceContent(template, content, revision, audit))) throw unavailableError();
    return { template: templateView({ ...template, ...content }, caller) };
  };

/** Deletes a template. Throws `forbidden` if an OEM_ADMIN deletes one of its OEM, as with sites. */
export const deleteTemplate =
  (dependencies: TemplateDependencies): UseCase<typeof siteTemplate.delete> =>
  async ({ caller, params }) => {
    const template = await ownTemplate(dependencies, caller, params.id);
    if (!mayDeleteSites(caller.actor, true)) throw new AppError('forbidden');
    const isRemoved = await dependencies.templates.remove(template, auditEntry(dependencies, 'template.remove', caller, template));
    if (!isRemoved) throw unavailableError();
    return null;
  };
