import type { Write } from '#functions/store/engine/table.ts';
import type { Job } from '#functions/store/job/job.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';

/** What goes into the transaction of a change besides the change: who did it, and what it leads to. */
export interface ChangeContext {
  audit: AuditEntry;
  jobs?: readonly Job[];
  /** A password chosen with the change. */
  passwordHash?: string | undefined;
  /** Anything else that has to happen with it, or not at all; it fails as `conflict`. */
  writes?: readonly Write[];
}
