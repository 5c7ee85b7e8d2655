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

/** Renders the data of a query; before the data arrives, a placeholder; after a failure, a message with a retry. */
export function QueryState<T>({ query, failed, placeholder, children }: QueryStateProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState title={failed} query={query} />;
  return typeof placeholder === 'number' ? <Skeleton height={placeholder} /> : placeholder;
}
