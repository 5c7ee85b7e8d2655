import * as z from 'zod';
import { Month } from '#shared/model/billing/billing-terms.ts';
import { PaymentState } from '#shared/model/billing/payment.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import { parseParam, toSearchParams } from '#web/lib/search-params.ts';

/** Filter of the list of payments; kept in the URL. */
export interface PaymentFilter {
  /** First and last month of issue, both included: YYYY-MM. */
  from: string | null;
  to: string | null;
  state: PaymentState | null;
  keyword: string;
  /** Bounds of the total in yen, both included. */
  minTotal: number | null;
  maxTotal: number | null;
}

export const DEFAULT_PAYMENT_FILTER: PaymentFilter = { from: null, to: null, state: null, keyword: '', minTotal: null, maxTotal: null };

const Amount = z.coerce.number().int().min(0).max(YEN_MAX);
const amountParam = (value: string | null): number | null => (value === null || value === '' ? null : parseParam(Amount, value));

/** Parses the query of the URL; missing and invalid parameters become `null`. */
export const parseFilter = (search: URLSearchParams): PaymentFilter => ({
  from: parseParam(Month, search.get('from')),
  to: parseParam(Month, search.get('to')),
  state: parseParam(PaymentState, search.get('state')),
  keyword: (search.get('keyword') ?? '').slice(0, 50),
  minTotal: amountParam(search.get('minTotal')),
  maxTotal: amountParam(search.get('maxTotal')),
});

/** The query of a filter, without parameters that are empty. */
export const serializeFilter = ({ minTotal, maxTotal, ...filter }: PaymentFilter): URLSearchParams =>
  toSearchParams({ ...filter, minTotal: minTotal?.toString() ?? null, maxTotal: maxTotal?.toString() ?? null });

/** Whether the filter can hide payments. */
export const isFiltered = (filter: PaymentFilter): boolean => serializeFilter(filter).size > 0;

/** Whether the first month is not after the last; the list is not requested otherwise. */
export const isValidRange = ({ from, to }: PaymentFilter): boolean => from === null || to === null || from <= to;

/** The filter as query parameters of the API. */
export const toQuery = ({ from, to, state, keyword, minTotal, maxTotal }: PaymentFilter) => ({
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(state !== null && { state }),
  ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
  ...(minTotal !== null && { minTotal }),
  ...(maxTotal !== null && { maxTotal }),
});
