import { useUrlQuery } from '#web/lib/use-url-query.ts';
import type { DataSort } from '#web/ui/data-table/data-column.ts';
import type { FilterValues, ListFilter } from '#web/ui/list/list-filter.ts';

/** The filter of a list, which is kept in the URL, and the functions that change it. */
export interface FilterState<F> {
  filter: F;
  isFiltered: boolean;
  change: (changed: Partial<F>) => void;
  /** Removes the conditions. */
  clear: () => void;
  /** Returns the order of the rows for a table. `disabledReason` is the reason why the order cannot be changed. */
  sortBy: (disabledReason: string | null) => DataSort;
}

/** The filter in the URL. A change drops all other query parameters except `kept`. */
export function useListFilter<F extends FilterValues>(definition: ListFilter<F>, kept?: string): FilterState<F> {
  const [search, changeQuery] = useUrlQuery();
  const filter = definition.parse(search);
  const update = (change: (newest: URLSearchParams) => F): void =>
    changeQuery((newest) => {
      const keptValue = kept === undefined ? null : newest.get(kept);
      const query = definition.serialize(change(newest));
      if (kept !== undefined && keptValue !== null) query.set(kept, keptValue);
      return query;
    });
  const change = (changed: Partial<F>): void => update((newest) => ({ ...definition.parse(newest), ...changed }));
  return {
    filter,
    isFiltered: definition.isFiltered(filter),
    change,
    clear: () => change(definition.cleared(filter)),
    sortBy: (disabledReason) => ({
      key: String(filter['sort']),
      order: filter['order'] === 'asc' ? 'asc' : 'desc',
      onSort: (key, order) =>
        update((newest) => definition.parse(new URLSearchParams([['sort', key], ['order', order], ...newest.entries()]))),
      disabledReason: disabledReason ?? undefined,
    }),
  };
}
