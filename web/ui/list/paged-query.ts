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

/** The messages of a list. `goOn`: the pages of a filtered list read so far contain no matches. */
export type ListTextKey = 'clear' | 'failed' | `${'goOn' | 'nothing'}.${'title' | 'text'}` | 'goOn.action';
export type ListText = (key: ListTextKey) => string;
