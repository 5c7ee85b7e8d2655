import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import * as z from 'zod';
import { parseParam } from '#web/lib/search-params.ts';
import { useUrlQuery } from '#web/lib/use-url-query.ts';

/** URL parameters of a site's report tabs, in the order of the tabs. `useReportAddress` reads site, period and visits. */
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

/** The alias of a sheet or popup in reports. */
export const Alias = z.string().max(40);

/** The debounce of URL updates in milliseconds, because browsers refuse a hundred URL changes within half a minute. */
const REST_MS = 300;

/**
 * Returns a value that the URL holds, so that reload, back and shared links restore it, and its setter. The URL omits `initial`;
 * a value that `schema` refuses counts as `initial`.
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

/** Like `useReportParam`, for a value that changes with each key or pointer move: changes the value immediately, the URL after a pause. */
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
