import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether a query is waiting for its first answer or failure. The layout around its data waits that long, but not for a retry, a
 * refetch or a disabled query.
 */
export const awaitsFirstAnswer = ({ isLoading, isFetched, failureCount }: UseQueryResult): boolean =>
  isLoading && !isFetched && failureCount === 0;
