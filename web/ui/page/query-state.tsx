import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState, type FailedQuery } from '#web/ui/page/error-state.tsx';

interface QueryStateProps<T> {
  query: FailedQuery & { data: T | undefined };
  /** The title of a failure. */
  failed: string;
  /** Shown while the query is loading; a number is the height of a skeleton in pixels. */
  placeholder: ReactNode;
  children: (data: T) => ReactNode;
}

/** Renders the data of a query, a placeholder while it is loading, or a message with a retry button after a failure. */
export function QueryState<T>({ query, failed, placeholder, children }: QueryStateProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState title={failed} query={query} />;
  return typeof placeholder === 'number' ? <Skeleton height={placeholder} /> : placeholder;
}
