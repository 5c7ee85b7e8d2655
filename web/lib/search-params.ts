import type * as z from 'zod';

/** Returns a query parameter that fits `schema`; `null` if it is missing or invalid. */
export const parseParam = <S extends z.ZodType>(schema: S, value: string | null): z.output<S> | null =>
  schema.safeParse(value).data ?? null;

/** Returns the query of these parameters, without empty and `null` ones. */
export const toSearchParams = (params: Readonly<Record<string, string | null>>): URLSearchParams =>
  new URLSearchParams(Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1])));
