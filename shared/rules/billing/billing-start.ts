import type { BillingStart, BillingStartInput } from '#shared/model/billing/billing-start.ts';
import type { FieldError } from '#shared/model/error.ts';
import { monthOf, nextMonth } from '#shared/rules/time/japanese-month.ts';

/**
 * Returns how the billing of an account begins. Without a choice, a contract that began in an earlier month has paid its initial
 * fee and the present month elsewhere, so that it is billed from the next month on; any other contract is charged.
 */
export function billingStartOf(input: BillingStartInput | null, contractStart: string | null, now: Date): BillingStart {
  const isRunning = contractStart !== null && contractStart.slice(0, 7) < monthOf(now);
  return {
    initialFee: input?.initialFee ?? (isRunning ? 'elsewhere' : 'charge'),
    firstBilledMonth: input?.firstBilledMonth ?? (isRunning ? nextMonth(monthOf(now)) : null),
    discount: input?.discount ?? null,
  };
}

/** Returns the first month that is billed: the stored month or, without one, that of the contract's start or of the creation. */
export function firstBilledMonthOf(
  { firstBilledMonth }: Pick<BillingStart, 'firstBilledMonth'>,
  contractStart: string | null,
  created: Date,
): string {
  const months = [monthOf(created), contractStart?.slice(0, 7) ?? '', firstBilledMonth ?? ''];
  return months.toSorted().at(-1) ?? '';
}

/** Returns a fault if a month that has passed was chosen, because its closing has passed too. */
export const billingStartFaults = (input: Pick<BillingStartInput, 'firstBilledMonth'> | null, now: Date): FieldError[] =>
  input !== null && input.firstBilledMonth !== null && input.firstBilledMonth < monthOf(now)
    ? [{ path: 'billingStart.firstBilledMonth', rule: 'month-in-past' }]
    : [];
