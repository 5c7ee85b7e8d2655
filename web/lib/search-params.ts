import type * as z from 'zod';

/** A query parameter that fits `schema`; `null` if it is missing or invalid. */
export const parseParam = <S extends z.ZodType>(schema: S, value: string | null): z.output<S> | null =>
  schema.safeParse(value).data ?? null;

/** The query of these parameters; omits empty and `null` ones. */
export const toSearchParams = (params: Readonly<Record<string, string | null>>): URLSearchParams =>
  new URLSearchParams(Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1])));
