import { PaymentAge } from '#shared/model/billing/payment.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import type { LedgerEntry, LedgerEntryKind } from '#shared/model/billing/ledger.ts';
import type { AccountReceivables, OpenSum, Receivables } from '#shared/model/billing/receivables.ts';
import { balanceOf, impliedEntries, isOverdue } from '#shared/rules/billing/ledger.ts';
import { addDays } from '#shared/rules/time/japanese-day.ts';

type OverdueAge = Exclude<PaymentAge, 'NOT_DUE'>;

/** The fewest and most days after the due day of each age, both inclusive. */
const DAYS_OVERDUE: Readonly<Record<OverdueAge, { from: number; to: number | undefined }>> = {
  OVERDUE_30: { from: 1, to: 30 },
  OVERDUE_60: { from: 31, to: 60 },
  OVERDUE_90: { from: 61, to: 90 },
  OVERDUE_OLDER: { from: 91, to: undefined },
};

export const OVERDUE_AGES = PaymentAge.options.filter((age) => age !== 'NOT_DUE');

/** Returns the due days of an age on a day, both inclusive; `first` is `undefined` for the oldest. */
export function dueDaysOf(age: OverdueAge, today: string): { first: string | undefined; last: string } {
  const { from, to } = DAYS_OVERDUE[age];
  return { first: to === undefined ? undefined : addDays(today, -to), last: addDays(today, -from) };
}

/** Returns the age of an open payment on a day. A payment whose card is being charged is not overdue. */
export function ageOf(payment: Payment, today: string): PaymentAge {
  if (!isOverdue(payment, today)) return 'NOT_DUE';
  return OVERDUE_AGES.find((age) => payment.dueOn >= (dueDaysOf(age, today).first ?? '')) ?? 'OVERDUE_OLDER';
}

const addSums = (one: OpenSum, other: OpenSum): OpenSum => ({
  invoices: one.invoices + other.invoices,
  amount: one.amount + other.amount,
});

const NOTHING: OpenSum = { invoices: 0, amount: 0 };

/** Returns a sum for each age. */
const byAge = (sumOf: (age: PaymentAge) => OpenSum): AccountReceivables['ages'] => ({
  NOT_DUE: sumOf('NOT_DUE'),
  OVERDUE_30: sumOf('OVERDUE_30'),
  OVERDUE_60: sumOf('OVERDUE_60'),
  OVERDUE_90: sumOf('OVERDUE_90'),
  OVERDUE_OLDER: sumOf('OVERDUE_OLDER'),
});

/** Returns the open invoices of one or several accounts by age. */
export const sumByAge = (accounts: readonly Pick<AccountReceivables, 'ages'>[]): AccountReceivables['ages'] =>
  byAge((age) => accounts.map(({ ages }) => ages[age]).reduce(addSums, NOTHING));

/** Returns the sums of all open invoices and of those that are overdue. */
export function openAndOverdue(ages: AccountReceivables['ages']): { open: OpenSum; overdue: OpenSum } {
  const overdue = OVERDUE_AGES.map((age) => ages[age]).reduce(addSums, NOTHING);
  return { open: addSums(ages.NOT_DUE, overdue), overdue };
}

/** The kinds of entries that move money. The amount of a refund is negative. */
const MONEY: readonly LedgerEntryKind[] = ['transfer', 'card', 'refund-transfer', 'refund-card'];

/** Returns the money that entries record as received in a month, less what was paid back in it. */
const receivedIn = (month: string, entries: readonly LedgerEntry[]): number =>
  entries.filter(({ kind, on }) => MONEY.includes(kind) && on.startsWith(month)).reduce((sum, { amount }) => sum + amount, 0);

/**
 * Returns what is open of payments by account, and what was received in the month of a day. `entries`: the stored entries of their ledgers;
 * payments of an earlier version imply theirs.
 */
export function receivablesOf(
  payments: readonly Payment[],
  entries: readonly LedgerEntry[],
  { today, isOem }: { today: string; isOem: (accountId: string) => boolean },
): Receivables {
  const ofAccount = ([accountId, all]: [string, Payment[]]): AccountReceivables => {
    const sums = all.map((payment) => ({ age: ageOf(payment, today), sum: { invoices: 1, amount: balanceOf(payment).open } }));
    const ages = byAge((age) => sums.filter((one) => one.age === age).reduce((total, { sum }) => addSums(total, sum), NOTHING));
    const latest = all.reduce((one, other) => (other.number > one.number ? other : one));
    return { accountId, companyName: latest.companyName, isOem: isOem(accountId), ages };
  };
  const open = payments.filter((payment) => balanceOf(payment).open > 0);
  return {
    accounts: [...Map.groupBy(open, ({ accountId }) => accountId)].map(ofAccount),
    received: receivedIn(today.slice(0, 7), [...entries, ...payments.flatMap(impliedEntries)]),
  };
}

/** Returns the receivables of all pages together. Pages are newest first, so the first one has the latest name of an account. */
export function mergeReceivables(pages: readonly Receivables[]): Receivables {
  const accounts = Map.groupBy(
    pages.flatMap((page) => page.accounts),
    ({ accountId }) => accountId,
  );
  return {
    accounts: [...accounts.values()].flatMap((parts) => (parts[0] ? [{ ...parts[0], ages: sumByAge(parts) }] : [])),
    received: pages.reduce((sum, { received }) => sum + received, 0),
  };
}
