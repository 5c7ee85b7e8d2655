import type { ReceivablesDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { decodeCursor, encodeCursor } from '#functions/platform/base/cursor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { receivablesOf } from '#shared/rules/billing/receivables.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** The sort key of a payment or of an entry of a ledger. */
const CURSOR = /^(?:PAYMENT|LEDGER)#\d{4}-\d{2}-\d{6}(?:#[\w-]{1,40})?$/;

/**
 * Returns one page of what accounts have to pay, and of what was received in this month; the pages are added up. Makes at most
 * four calls for payments and entries, and one for each hundred accounts.
 */
export const getReceivables =
  ({ receivables, accounts, clock }: ReceivablesDependencies): UseCase<typeof bill.receivables> =>
  async ({ caller, query: { cursor } }) => {
    const today = japaneseDay(clock());
    const after = decodeCursor(cursor, CURSOR);
    const { payments, entries, next } = await receivables.read(caller.scope, { month: today.slice(0, 7), after });
    const ids = [...new Set(payments.map(({ accountId }) => accountId))];
    const found = await accounts.getAll(ids);
    const oems = new Set(ids.filter((_, index) => found[index]?.role === 'OEM_MASTER'));
    return {
      receivables: receivablesOf(payments, entries, { today, isOem: (id) => oems.has(id) }),
      nextCursor: encodeCursor(next),
    };
  };
