import type { InvoiceLine } from '#shared/model/billing/invoice-line.ts';
import type { FreeLine, ManualInvoice } from '#shared/model/billing/manual-invoice.ts';
import type { FieldError } from '#shared/model/error.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import { invoiceTotals, taxRateOf } from '#shared/rules/billing/consumption-tax.ts';
import { SMALLEST_TOTAL } from '#shared/rules/billing/monthly-closing.ts';
import { formatDay } from '#shared/rules/text/format-figures.ts';
import { addDays } from '#shared/rules/time/japanese-day.ts';

/** The most days until a manual invoice falls due. */
const DUE_DAYS_MAX = 366;

/** Returns the invoice line of a line that the operator wrote. Its tax rate is that of its last day. */
export function freeInvoiceLine({ text, from, to, quantity, unitPrice }: FreeLine): InvoiceLine {
  const month = (to ?? from).slice(0, 7);
  return {
    kind: 'free',
    month,
    planName: null,
    text,
    period: { from, to },
    quantity,
    unitPrice,
    amount: quantity * unitPrice,
    taxRate: taxRateOf(month),
    usage: null,
  };
}

/** Returns the lines and sums of a manual invoice. */
export function manualInvoiceParts(lines: readonly FreeLine[]) {
  const invoiced = lines.map(freeInvoiceLine);
  return { lines: invoiced, ...invoiceTotals(invoiced) };
}

/** Returns the text of the day or the period of a line, the same in every language. */
export const periodText = ({ from, to }: Pick<FreeLine, 'from' | 'to'>): string =>
  [from, ...(to === null ? [] : [to])].map(formatDay).join(' – ');

/** Returns the faults of a line whose fields are valid. `path`: the path of the line with a dot. */
export const freeLineFaults = ({ from, to }: Pick<FreeLine, 'from' | 'to'>, path = ''): FieldError[] =>
  to !== null && to < from ? [{ path: `${path}to`, rule: 'end-before-start' }] : [];

/**
 * Returns the faults of a manual invoice: its sum is at least the smallest one that is invoiced, so never negative, and it is
 * due from `today` on. `total` is not considered.
 */
export function manualInvoiceFaults({ lines, dueOn }: Pick<ManualInvoice, 'lines' | 'dueOn'>, today: string): FieldError[] {
  const { total } = manualInvoiceParts(lines);
  return [
    ...lines.flatMap((line, index) => freeLineFaults(line, `lines.${index}.`)),
    ...(dueOn < today ? [{ path: 'dueOn', rule: 'date-in-past' } as const] : []),
    ...(dueOn > addDays(today, DUE_DAYS_MAX) ? [{ path: 'dueOn', rule: 'too-far-ahead' } as const] : []),
    ...(total < SMALLEST_TOTAL ? [{ path: 'total', rule: 'too-small', params: { min: SMALLEST_TOTAL } } as const] : []),
    ...(total > YEN_MAX ? [{ path: 'total', rule: 'too-large', params: { max: YEN_MAX } } as const] : []),
  ];
}
