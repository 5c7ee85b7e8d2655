import * as z from 'zod';
import { parseParam, toSearchParams } from '#web/lib/search-params.ts';

/** A value of a filter. An empty text and `null` are no condition. */
type FilterValue = string | number | null;

/** The mapping between a value of a filter and a query parameter of the URL. */
interface FilterField<T extends FilterValue> {
  initial: T;
  /** Parses the parameter; a missing or invalid one becomes `initial`. */
  parse: (param: string | null) => T;
  /** The name of the parameter, unless it is the name of the field. */
  param?: string;
}

export type SortOrder = 'asc' | 'desc';

interface TextFieldOptions {
  param?: string;
  maxLength?: number;
  /** `false` for a field that changes the filter on every keystroke, so that the user can type a space before the next word. */
  isTrimmed?: boolean;
}

/** A filter field for a typed text. */
export const textField = ({ param, maxLength, isTrimmed = true }: TextFieldOptions = {}): FilterField<string> => ({
  initial: '',
  parse: (value) => (isTrimmed ? (value ?? '').trim() : (value ?? '')).slice(0, maxLength),
  ...(param !== undefined && { param }),
});

/** A filter field for a value that fits `schema`, such as a code, a day or an id. */
export const valueField = <T extends string | number>(schema: z.ZodType<T>, param?: string): FilterField<T | null> => ({
  initial: null,
  parse: (value) => (value === null || value === '' ? null : parseParam(schema, value)),
  ...(param !== undefined && { param }),
});

const Order = z.enum(['asc', 'desc']);

/** The filter fields for the order of the rows; by default, descending by `initial`. */
export const sortFields = <T extends string>(
  schema: z.ZodType<T>,
  initial: T,
): { sort: FilterField<T>; order: FilterField<SortOrder> } => ({
  sort: { initial, parse: (value) => parseParam(schema, value) ?? initial },
  order: { initial: 'desc', parse: (value) => parseParam(Order, value) ?? 'desc' },
});

export type FilterValues = Readonly<Record<string, FilterValue>>;

/** The set values of a filter, as query parameters of the API. */
type FilterQuery<F> = { [K in keyof F]?: Exclude<F[K], null> };

/** The filter and order of a list, which are kept in the URL. */
export interface ListFilter<F extends FilterValues> {
  initial: F;
  /** Parses the query of the URL; missing and invalid parameters become their defaults. */
  parse: (search: URLSearchParams) => F;
  /** Returns the query of a filter, without parameters that have their default value. */
  serialize: (filter: F) => URLSearchParams;
  /** Whether the filter can hide rows. */
  isFiltered: (filter: F) => boolean;
  /** Returns the filter without conditions. Keeps the order, except in lists in which an order hides rows. */
  cleared: (filter: F) => F;
  /** Returns the conditions that are set, and the order. */
  toQuery: (filter: F) => FilterQuery<F>;
}

/** The type of a list's filter: `FilterOf<typeof userFilter>`. */
export type FilterOf<L> = L extends ListFilter<infer F> ? F : never;

const isOrder = (key: string): boolean => key === 'sort' || key === 'order';

/**
 * Defines the filter of a list. Fields have the names of the API's query parameters. `hidingSort` is a sort key that hides rows without a
 * value for it.
 */
export function defineFilter<F extends FilterValues>(fields: { [K in keyof F]: FilterField<F[K]> }, hidingSort?: string): ListFilter<F> {
  const list = Object.entries(fields) as [string, FilterField<FilterValue>][];
  const collect = (valueOf: (key: string, field: FilterField<FilterValue>) => FilterValue): F =>
    Object.fromEntries(list.map(([key, field]) => [key, valueOf(key, field)])) as F;
  const initial = collect((_, field) => field.initial);
  return {
    initial,
    parse: (search) => collect((key, { param = key, parse }) => parse(search.get(param))),
    serialize: (filter) =>
      toSearchParams(
        Object.fromEntries(
          list.map(([key, { param = key, initial: none }]) => [param, filter[key] === none ? null : String(filter[key] ?? '')]),
        ),
      ),
    isFiltered: (filter) =>
      list.some(([key, { initial: none }]) => !isOrder(key) && filter[key] !== none) ||
      (hidingSort !== undefined && filter['sort'] === hidingSort),
    cleared: (filter) =>
      hidingSort === undefined ? collect((key, field) => (isOrder(key) ? (filter[key] ?? null) : field.initial)) : initial,
    toQuery: (filter) =>
      Object.fromEntries(
        Object.entries(filter)
          .map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value])
          .filter(([, value]) => value !== null && value !== ''),
      ) as FilterQuery<F>,
  };
}

/** Whether the first day or month of a period is not after the last. If not, lists send no request. */
export const isValidRange = ({ from, to }: { from: string | null; to: string | null }): boolean =>
  from === null || to === null || from <= to;
