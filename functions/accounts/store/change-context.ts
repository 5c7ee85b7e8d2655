import type { Write } from '#functions/platform/engine/table.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

/** The other writes in the transaction of a change. */
export interface ChangeContext {
  audit: AuditEntry;
  jobs?: readonly Job[];
  /** A new password, if one is chosen with the change. */
  passwordHash?: string | undefined;
  /** Other writes that have to succeed with the change. If a condition of one fails, the outcome is `conflict`. */
  writes?: readonly Write[];
}
