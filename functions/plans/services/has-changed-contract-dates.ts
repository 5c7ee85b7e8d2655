import type { Account } from '#functions/accounts/store/account.ts';

type Dates = Pick<Account, 'contractStart' | 'contractEnd'>;

/** Whether a change moves the dates of the contract. A `contract` job then applies the dates to the sites of the account. */
export const hasChangedContractDates = (previous: Dates, next: Dates): boolean =>
  previous.contractStart !== next.contractStart || previous.contractEnd !== next.contractEnd;
