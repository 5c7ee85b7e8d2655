import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { endOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

type ContractDates = Pick<Account, 'id' | 'contractEnd' | 'deletedAt'>;

/** Returns the attributes that make an account due once the last day of its contract is over; none if the contract has no end. */
export const contractDueAttributes = ({ id, contractEnd, deletedAt }: ContractDates): Partial<ReturnType<typeof dueAttributes>> =>
  contractEnd === null || deletedAt !== undefined ? {} : dueAttributes('contract', endOfJapaneseDay(contractEnd), id);

/** Returns the change of an account's due attributes. After the end was processed, unrelated changes do not make the account due again. */
export function contractDueChange(previous: ContractDates, next: ContractDates): { set?: object; remove?: readonly string[] } {
  const [before, after] = [contractDueAttributes(previous), contractDueAttributes(next)];
  if (before.gsi1sk === after.gsi1sk) return {};
  return after.gsi1sk === undefined ? { remove: DUE_ATTRIBUTES } : { set: after };
}

/** A contract whose last day is over and that has no job yet. */
export interface EndedContract {
  accountId: string;
  /** Sort key in the index `due`, used as the condition that the end has not changed since it was read. */
  dueKey: string;
}

export interface ContractSchedule {
  /** Returns the contracts that have ended and have no job yet, most overdue first. */
  listEnded(limit: number): Promise<EndedContract[]>;
  /** Writes the job and removes the account from the index, in one transaction. Returns `false` if the contract changed or has a job. */
  enqueueJob(ended: EndedContract, job: Job): Promise<boolean>;
}

const DueAccount = z.object({ id: z.string(), gsi1sk: z.string().optional() });

export function contractSchedule(table: Table, clock: Clock): ContractSchedule {
  return {
    async listEnded(limit) {
      const now = clock();
      const ids = await queryDueIds(table, 'contract', now, limit);
      const accounts = await table.batchGetReadable(ids.map(accountKey), DueAccount);
      // The index is eventually consistent, so an account may not be due any more.
      return accounts.flatMap((account) =>
        account?.gsi1sk !== undefined && account.gsi1sk < now.toISOString() ? [{ accountId: account.id, dueKey: account.gsi1sk }] : [],
      );
    },
    enqueueJob: ({ accountId, dueKey }, job) =>
      tryCommit(
        table.transact([{ update: accountKey(accountId), remove: DUE_ATTRIBUTES, when: isEqual('gsi1sk', dueKey) }, jobWrite(job)]),
      ),
  };
}
