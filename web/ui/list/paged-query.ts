/** The properties of an infinite query that a list uses. */
export interface PagedQuery {
  error: unknown;
  isError: boolean;
  isPending: boolean;
  isPlaceholderData: boolean;
  isRefetching: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** The message keys of a list. `goOn` is shown if the pages read so far contain no matches of the filter. */
export type ListTextKey = 'clear' | 'failed' | `${'goOn' | 'nothing'}.${'title' | 'text'}` | 'goOn.action';
export type ListText = (key: ListTextKey) => string;
