import type { Clock } from '#functions/gateways/clock.ts';
import type { Account } from '#functions/store/account/account.ts';
import { accountKey } from '#functions/store/keys.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/store/engine/due-index.ts';
import { jobWrite } from '#functions/store/job/job-store.ts';
import type { Job } from '#functions/store/job/job.ts';
import { isEqual } from '#functions/store/engine/table-expression.ts';
import type { Table } from '#functions/store/engine/table.ts';
import { endOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

type Dated = Pick<Account, 'id' | 'contractEnd' | 'deletedAt'>;

/** The attributes that make an account due once the last day of its contract is over; none where it runs on. */
export const contractDueAttributes = ({ id, contractEnd, deletedAt }: Dated): Partial<ReturnType<typeof dueAttributes>> =>
  contractEnd === null || deletedAt !== undefined ? {} : dueAttributes('contract', endOfJapaneseDay(contractEnd), id);

/** What a change of an account does to its mark. One that was followed up does not come back by changes of other things. */
export function contractDueChange(previous: Dated, next: Dated): { set?: object; remove?: readonly string[] } {
  const [before, after] = [contractDueAttributes(previous), contractDueAttributes(next)];
  if (before.gsi1sk === after.gsi1sk) return {};
  return after.gsi1sk === undefined ? { remove: DUE_ATTRIBUTES } : { set: after };
}

/** A contract whose last day is over, and that nobody has followed up yet. */
export interface EndedContract {
  accountId: string;
  dueKey: string;
}

export interface ContractSchedule {
  listEnded(limit: number): Promise<EndedContract[]>;
  /** Leaves the job and takes the mark off, both or neither. `false` when somebody has meanwhile, or the contract has another end. */
  enqueueJob(ended: EndedContract, job: Job): Promise<boolean>;
}

/** The ends of contracts, as they come. */
export function contractSchedule(table: Table, clock: Clock): ContractSchedule {
  return {
    async listEnded(limit) {
      const now = clock();
      const ids = await queryDueIds(table, 'contract', now, limit);
      const accounts = await table.batchGet<{ id: string; gsi1sk?: string }>(ids.map(accountKey));
      // The index trails the table by moments.
      return accounts.flatMap((account) =>
        account?.gsi1sk !== undefined && account.gsi1sk < now.toISOString() ? [{ accountId: account.id, dueKey: account.gsi1sk }] : [],
      );
    },
    enqueueJob: ({ accountId, dueKey: mark }, job) =>
      tryCommit(table.transact([{ update: accountKey(accountId), remove: DUE_ATTRIBUTES, when: isEqual('gsi1sk', mark) }, jobWrite(job)])),
  };
}
