import type { Estimate, EstimateInput } from '#shared/model/billing/estimate.ts';
import type { FreeLine } from '#shared/model/billing/manual-invoice.ts';
import type { FieldError } from '#shared/model/error.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import { freeLineFaults, manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';
import { addDays } from '#shared/rules/time/japanese-day.ts';

/** The most days for which a quotation is valid. */
const VALID_DAYS_MAX = 366;

/** Returns the faults of a quotation: it is valid from `today` on, and its sum is positive. `total` is not considered. */
export function estimateFaults({ lines, validUntil }: Pick<EstimateInput, 'lines' | 'validUntil'>, today: string): FieldError[] {
  const { total } = manualInvoiceParts(lines);
  return [
    ...lines.flatMap((line, index) => freeLineFaults(line, `lines.${index}.`)),
    ...(validUntil < today ? [{ path: 'validUntil', rule: 'date-in-past' } as const] : []),
    ...(validUntil > addDays(today, VALID_DAYS_MAX) ? [{ path: 'validUntil', rule: 'too-far-ahead' } as const] : []),
    ...(total < 1 ? [{ path: 'total', rule: 'too-small', params: { min: 1 } } as const] : []),
    ...(total > YEN_MAX ? [{ path: 'total', rule: 'too-large', params: { max: YEN_MAX } } as const] : []),
  ];
}

/** The states of a quotation as they are shown: an open one was sent, or has expired. */
export type ShownEstimateState = 'draft' | 'sent' | 'expired' | 'accepted' | 'declined' | 'replaced';

/** Returns the state of a quotation on a day. */
export function estimateStateOn(
  { state, sentAt, validUntil }: Pick<Estimate, 'state' | 'sentAt' | 'validUntil'>,
  today: string,
): ShownEstimateState {
  if (state !== 'open') return state;
  if (validUntil < today) return 'expired';
  return sentAt === null ? 'draft' : 'sent';
}

/** Whether a quotation can still be sent, accepted or declined. */
export const isEstimateOpen = (estimate: Pick<Estimate, 'state' | 'sentAt' | 'validUntil'>, today: string): boolean =>
  ['draft', 'sent'].includes(estimateStateOn(estimate, today));

/** The figures of a plan that are offered to an account, in yen before tax, and the texts of their lines. */
interface OfferedPlan {
  price: number;
  licencePrice: number;
  initialFee: number;
  /** The first day of the first month. */
  from: string;
  texts: { price: string; licencePrice: string; initialFee: string };
}

/** Returns the lines of a quotation for a plan: its monthly fee, the fee of one licence and the initial fee, without zeros. */
export const planLines = ({ price, licencePrice, initialFee, from, texts }: OfferedPlan): FreeLine[] =>
  (
    [
      [texts.price, price],
      [texts.licencePrice, licencePrice],
      [texts.initialFee, initialFee],
    ] as const
  ).flatMap(([text, unitPrice]) => (unitPrice > 0 ? [{ text, from, to: null, quantity: 1, unitPrice }] : []));
