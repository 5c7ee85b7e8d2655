import * as z from 'zod';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent, isEqual, isNotDeleted } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import { Job } from '#functions/platform/job-store/job.ts';
import { jobKey, siteExportItemKey, siteKey } from '#functions/platform/keys/keys.ts';
import type { SiteRef } from '#functions/sites/store/site.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

const Pointer = z.object({ jobId: z.string() });

/** The latest export of a site. */
export interface LatestSiteExport {
  jobId: string;
  /** The job of the export; `undefined` if it was deleted after its retention period. */
  job: Job | undefined;
}

/** The exports of published sites. A site has one export at a time; a new one replaces the former. */
export interface SiteExportStore {
  /** Returns the latest export of a site; `undefined` if there never was one. */
  findLatest(site: SiteRef): Promise<LatestSiteExport | undefined>;
  /** Starts an export in place of `former`, with its audit entry. Returns `false` if another export was started, or the site is deleted. */
  start(
    site: SiteRef & { lineage: readonly string[] },
    job: Job,
    former: LatestSiteExport | undefined,
    audit: AuditEntry,
  ): Promise<boolean>;
}

export const siteExportStore = (table: Table): SiteExportStore => ({
  async findLatest({ id }) {
    const pointer = await table.get(siteExportItemKey(id), Pointer);
    return pointer && { ...pointer, job: await table.get(jobKey(pointer.jobId), Job) };
  },
  start: ({ id, lineage }, job, former, audit) =>
    tryCommit(
      table.transact([
        { check: siteKey(id), when: isNotDeleted },
        {
          put: { ...siteExportItemKey(id), entity: 'site-export', jobId: job.id },
          when: former ? isEqual('jobId', former.jobId) : isAbsent(),
        },
        jobWrite(job),
        ...auditWrites(audit, lineage),
      ]),
    ),
});
