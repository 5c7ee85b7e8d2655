import * as z from 'zod';
import { exportIdOf, accountExportPrefix } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import { Job } from '#functions/platform/job-store/job.ts';
import { accountExportItemKey, jobKey } from '#functions/platform/keys/keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

export const ACCOUNT_EXPORT_JOB = 'export-account';

const Pointer = z.object({ jobId: z.string() });

/** The latest export of an account. */
interface LatestExport {
  jobId: string;
  /** The job of the export; `undefined` if it was deleted after its retention period or by an erasure. */
  job: Job | undefined;
}

/** The exports of accounts' data. An account has one export at a time; a new one replaces the former. */
export interface AccountExportStore {
  /** Returns the latest export of an account; `undefined` if there never was one. */
  findLatest(accountId: string): Promise<LatestExport | undefined>;
  /**
   * Starts an export in place of `former`, with its audit entry. Returns `false` if another export was started, or the account is deleted.
   */
  start(account: Account, job: Job, former: LatestExport | undefined, audit: AuditEntry): Promise<boolean>;
  /** Enqueues an e-mail about an export. Idempotent. */
  announce(mail: Job): Promise<void>;
}

export function accountExportStore(table: Table, accounts: Pick<AccountStore, 'recordAction'>): AccountExportStore {
  return {
    async findLatest(accountId) {
      const pointer = await table.get(accountExportItemKey(accountId), Pointer);
      return pointer && { ...pointer, job: await table.get(jobKey(pointer.jobId), Job) };
    },
    start(account, job, former, audit) {
      const pointer = { ...accountExportItemKey(account.id), entity: 'account-export', jobId: job.id };
      const when = former ? isEqual('jobId', former.jobId) : isAbsent();
      return accounts.recordAction(account, { audit, jobs: [job], writes: [{ put: pointer, when }] });
    },
    async announce(mail) {
      await tryCommit(table.transact([jobWrite(mail)]));
    },
  };
}

/** Deletes the exported data of an account with the jobs that wrote them. A running job detects the erasure itself. */
export async function eraseAccountExports(table: Table, files: Pick<ObjectStorage, 'list' | 'remove'>, accountId: string): Promise<void> {
  const keys = [...(await files.list(accountExportPrefix(accountId))).keys()];
  await table.batchWrite({ remove: keys.map(exportIdOf).map(jobKey) });
  await files.remove(keys);
}
