import type { Scope } from '#functions/platform/base/scope.ts';
import { type LedgerChange, ledgerWrites } from '#functions/billing/store/ledger/ledger-writes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { ledgerEntryPrefix, paymentPartition } from '#functions/platform/keys/billing-keys.ts';
import { LedgerEntry } from '#shared/model/billing/ledger.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

export interface LedgerStore {
  /** Returns the stored entries of an invoice in the scope's own list, oldest first. */
  list(scope: Scope, number: string): Promise<LedgerEntry[]>;
  /**
   * Adds entries to the ledgers of payments, with jobs and further writes, in one transaction. Returns `false` if one of the payments has
   * changed since it was read, or the condition of a write fails.
   */
  append(changes: readonly LedgerChange[], jobs?: readonly Job[], writes?: readonly Write[]): Promise<boolean>;
}

const isEarlier = (a: LedgerEntry, b: LedgerEntry): number => (a.recordedAt < b.recordedAt ? -1 : a.recordedAt > b.recordedAt ? 1 : 0);

export const ledgerStore = (table: Table, clock: Clock): LedgerStore => ({
  async list({ accountId }, number) {
    const entries = await table.queryAll({ pk: paymentPartition(accountId), prefix: ledgerEntryPrefix(number) }, LedgerEntry);
    return entries.toSorted(isEarlier);
  },
  append: (changes, jobs = [], writes = []) =>
    tryCommit(
      table.transact([...changes.flatMap((change) => ledgerWrites(change, japaneseDay(clock()))), ...jobs.map(jobWrite), ...writes]),
    ),
});
