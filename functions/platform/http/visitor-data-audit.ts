import { authorOf, type Caller } from '#functions/accounts/services/caller.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import { type AuditDependencies, newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { AuditStore } from '#functions/audit/store/audit-store.ts';
import { type Site, siteAuditSubject } from '#functions/sites/store/site.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';

export interface VisitorDataAuditDependencies extends AuditDependencies {
  audit: Pick<AuditStore, 'add' | 'addSiteView'>;
}

type AuditedSite = Pick<Site, 'id' | 'name' | 'ownerId' | 'lineage'>;

const COUNTED = ['members', 'contacts', 'forms', 'preview'] as const;

/** Numbers of the exported or erased records of one person. Audit entries hold these numbers and no personal data. */
export type PersonCounts = Readonly<Record<(typeof COUNTED)[number], number>>;

/**
 * Records that a login views visitors' data of an account below its own, once per login, site and hour (R-6.17). A view of the own
 * account is not recorded and costs no call, unless a manager acts for the login.
 */
export async function auditView(dependencies: VisitorDataAuditDependencies, caller: Caller, site: AuditedSite): Promise<void> {
  if (!caller.acting && caller.scope.accountId === site.ownerId) return;
  const entry = newAuditEntry(dependencies, 'entries.view', auditActor(caller), siteAuditSubject(site));
  await dependencies.audit.addSiteView(entry, { siteId: site.id, loginId: authorOf(caller).loginId }, site.lineage);
}

/** Records the export of a list by any login. To be called once per export: on its first page, or when its job is started. */
export async function auditExport(
  dependencies: VisitorDataAuditDependencies,
  caller: Caller,
  site: AuditedSite,
  list: FormKind,
): Promise<void> {
  const changes = [{ field: 'list', from: null, to: list }];
  const entry = newAuditEntry(dependencies, 'entries.export', auditActor(caller), siteAuditSubject(site), changes);
  await dependencies.audit.add(entry, site.lineage);
}

/** Returns the audit entry of an export or erasure of one person's data. */
export function personAuditEntry(
  dependencies: AuditDependencies,
  action: 'person.export' | 'person.erase',
  caller: Caller,
  site: AuditedSite,
  counts: PersonCounts,
): AuditEntry {
  const changes = COUNTED.map((field) => ({ field, from: null, to: String(counts[field]) }));
  return newAuditEntry(dependencies, action, auditActor(caller), siteAuditSubject(site), changes);
}
