import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether a query has been asked and neither answered nor failed once. What is laid out around its data waits that long: not for what
 * fails, is asked again or is disabled.
 */
export const awaitsFirstAnswer = ({ isLoading, isFetched, failureCount }: UseQueryResult): boolean =>
  isLoading && !isFetched && failureCount === 0;
