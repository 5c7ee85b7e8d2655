import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { templateAuditSubject } from '#functions/sites/store/templates/stored-template.ts';
import type { TemplateStore } from '#functions/sites/store/templates/template-store.ts';

interface Dependencies {
  templates: Pick<TemplateStore, 'listOwn' | 'remove'>;
  clock: Clock;
  ids: Ids;
}

/** Removes the templates of a deleted account. No login can change them any more. Idempotent. */
export async function removeTemplates(dependencies: Dependencies, scope: Scope): Promise<void> {
  const { templates } = dependencies;
  for (const template of await templates.listOwn(scope))
    await templates.remove(template, newAuditEntry(dependencies, 'template.remove', null, templateAuditSubject(template)));
}
