import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isNotDeleted } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { StoredOwnVisits } from '#shared/model/analytics/own-visits.ts';

/**
 * Stores the settings that identify the owner's own visits to a site. They are part of the site's item, because the collection of
 * visits reads that item in any case.
 */
export interface OwnVisitStore {
  /** Stores the settings. Returns `false` if the site was deleted. */
  set(site: Pick<Site, 'id' | 'lineage'>, ownVisits: StoredOwnVisits, audit: AuditEntry): Promise<boolean>;
}

export const ownVisitStore = (table: Table): OwnVisitStore => ({
  set: ({ id, lineage }, ownVisits, audit) =>
    tryCommit(table.transact([{ update: siteKey(id), set: { ownVisits }, when: isNotDeleted }, ...auditWrites(audit, lineage)])),
});
