import type { UseQueryResult } from '@tanstack/react-query';

/** Whether a query is waiting for its first answer or failure. Returns `false` during a retry, a refetch, and for a disabled query. */
export const awaitsFirstAnswer = ({ isLoading, isFetched, failureCount }: UseQueryResult): boolean =>
  isLoading && !isFetched && failureCount === 0;
