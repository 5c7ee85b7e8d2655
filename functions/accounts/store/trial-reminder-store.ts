import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Item, Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { trialReminderKey } from '#functions/platform/keys/keys.ts';
import { endingTrial, nextTrialReminder } from '#shared/rules/billing/trial-reminder.ts';

/** Returns the end of an account's trial. Only accounts that choose their own plan are reminded: USERs directly below the operator. */
const endOf = (account: Account): string | undefined =>
  account.role === 'USER' && account.path.length === 2 ? endingTrial(account) : undefined;

/** Returns the item of the next reminder after an instant; `undefined` if there is none. */
function reminderItem(accountId: string, end: string, after: Date): Item | undefined {
  const next = nextTrialReminder(end, after);
  if (!next) return undefined;
  const { at, days } = next;
  return { ...trialReminderKey(accountId), entity: 'trial-reminder', end, days, ...dueAttributes('trial-reminder', at, accountId) };
}

/** Returns the writes that update the next reminder of an account's trial, for the transaction that changes the account at `at`. */
export function trialReminderWrites(previous: Account | undefined, next: Account, at: string): Write[] {
  const [before, after] = [previous && endOf(previous), endOf(next)];
  if (before === after) return [];
  const item = after === undefined ? undefined : reminderItem(next.id, after, new Date(at));
  if (item) return [{ put: item }];
  return before === undefined ? [] : [{ delete: trialReminderKey(next.id) }];
}

const StoredReminder = z.object({ end: z.string(), days: z.number(), gsi1sk: z.string() });

interface DueReminder {
  accountId: string;
  end: string;
  days: number;
  /** Sort key in the index `due`, used as the condition that the reminder was not sent since it was read. */
  dueKey: string;
}

export interface TrialReminderStore {
  /** Returns the reminders that are due by now, most overdue first. */
  listDue(limit: number): Promise<DueReminder[]>;
  /**
   * Writes the job that sends the reminder and schedules the next one, in one transaction. Returns `false` if it was sent or has changed
   * since.
   */
  send(reminder: DueReminder, job: Job): Promise<boolean>;
  /** Adds the reminders of accounts that an earlier version created. A no-op for accounts that have reminders. */
  adopt(accounts: readonly Account[]): Promise<void>;
}

export const trialReminderStore = (table: Table, clock: Clock): TrialReminderStore => ({
  async listDue(limit) {
    const now = clock();
    // The query excludes the given instant, so a millisecond is added to include it.
    const ids = await queryDueIds(table, 'trial-reminder', new Date(now.getTime() + 1), limit);
    const items = await table.batchGet(ids.map(trialReminderKey), StoredReminder);
    return ids.flatMap((accountId, index) => {
      const item = items[index];
      return item && item.gsi1sk <= `${now.toISOString()}#~` ? [{ accountId, end: item.end, days: item.days, dueKey: item.gsi1sk }] : [];
    });
  },
  send({ accountId, end, dueKey }, job) {
    const item = reminderItem(accountId, end, clock());
    const when = isEqual('gsi1sk', dueKey);
    return tryCommit(table.transact([item ? { put: item, when } : { delete: trialReminderKey(accountId), when }, jobWrite(job)]));
  },
  async adopt(accounts) {
    for (const account of accounts) {
      const end = endOf(account);
      const item = end === undefined ? undefined : reminderItem(account.id, end, clock());
      if (item) await tryCommit(table.put(item, isAbsent()));
    }
  },
});
