import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';

export interface AccountEventStore {
  /** Stores an event with the job of its e-mail, for callers without a transaction. A no-op if the job is already stored. */
  announce(event: Write, mail: Job): Promise<void>;
}

export const accountEventStore = (table: Table): AccountEventStore => ({
  async announce(event, mail) {
    await tryCommit(table.transact([event, jobWrite(mail)]));
  },
});
