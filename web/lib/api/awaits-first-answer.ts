import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether a query is waiting for its first answer or failure. The layout around the data waits for this, but not for a retry, a refetch or
 * a disabled query.
 */
export const awaitsFirstAnswer = ({ isLoading, isFetched, failureCount }: UseQueryResult): boolean =>
  isLoading && !isFetched && failureCount === 0;
