import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import * as z from 'zod';
import { parseParam } from '#web/lib/search-params.ts';
import { useUrlQuery } from '#web/lib/use-url-query.ts';

/** How the reports of a site are looked at, in the order of their tabs. The site, the period and the visits are `useReportAddress`. */
type ReportParam =
  | 'tables'
  | 'metric'
  | 'mode'
  | 'day'
  | 'with'
  | 'measure'
  | 'arrows'
  | 'cell'
  | 'line'
  | 'a'
  | 'b'
  | 'sort'
  | 'filter'
  | 'q'
  | 'taps'
  | 'varied'
  | 'popup';

/** The name of a sheet or popup in figures. */
export const Alias = z.string().max(40);

/** How long a value that changes quickly rests before the URL has it: browsers refuse a hundred changes of the URL in half a minute. */
const REST_MS = 300;

/**
 * A value that the URL holds, so that a reload, the way back and a shared link keep it, and a function that changes it. The URL leaves
 * `initial` out; what `schema` refuses counts as `initial`.
 */
export function useReportParam<T extends string>(name: ReportParam, schema: z.ZodType<T>, initial: T): [T, (value: T) => void] {
  const [search, changeQuery] = useUrlQuery();
  const change = useCallback(
    (value: T) =>
      changeQuery((query) => {
        if (value === initial) query.delete(name);
        else query.set(name, value);
        return query;
      }),
    [changeQuery, name, initial],
  );
  return [parseParam(schema, search.get(name)) ?? initial, change];
}

/** As `useReportParam`, of a value that changes with each key or movement of the pointer: it changes at once, the URL when it rests. */
export function useQuickReportParam<T extends string>(name: ReportParam, schema: z.ZodType<T>, initial: T): [T, (value: T) => void] {
  const [held, hold] = useReportParam(name, schema, initial);
  const [value, setValue] = useState(held);
  const holdAtRest = useDebouncedCallback(hold, REST_MS);
  const change = useCallback(
    (next: T) => {
      setValue(next);
      holdAtRest(next);
    },
    [holdAtRest],
  );
  return [value, change];
}
