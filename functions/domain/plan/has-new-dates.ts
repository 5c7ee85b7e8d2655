import type { Account } from '#functions/store/account/account.ts';

type Dates = Pick<Account, 'contractStart' | 'contractEnd'>;

/** Whether a change moves the dates of the contract, which the sites of the account follow by a `contract` job. */
export const hasNewDates = (previous: Dates, next: Dates): boolean =>
  previous.contractStart !== next.contractStart || previous.contractEnd !== next.contractEnd;
