import { Button, Group } from '@mantine/core';
import { IconFilterOff, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

/** The properties of an infinite query that matter here. */
interface PagedList {
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
}

interface ListEmptyStateProps {
  list: PagedList;
  isFiltered: boolean;
  /** Clears the filter. */
  onClear: () => void;
  labels: Readonly<Record<'clear' | 'failed' | 'continueTitle' | 'continueText' | 'continue' | 'nothingTitle' | 'nothingText', string>>;
  /** Shown when the unfiltered list is empty. */
  children: ReactNode;
}

/**
 * Shown when a list has no rows, with the next step: continue while more pages remain, clear the filter if nothing matches it,
 * else `children`.
 */
export function ListEmptyState({ list, isFiltered, onClear, labels, children }: ListEmptyStateProps) {
  const clear = (
    <Button variant="default" onClick={onClear}>
      {labels.clear}
    </Button>
  );
  if (list.hasNextPage) {
    if (list.isFetchNextPageError) return <ErrorState title={labels.failed} error={list.error} onRetry={() => void list.fetchNextPage()} />;
    const continueAction = (
      <Group justify="center" gap="xs">
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {labels.continue}
        </Button>
        {clear}
      </Group>
    );
    return <EmptyState icon={IconSearch} title={labels.continueTitle} text={labels.continueText} action={continueAction} />;
  }
  return isFiltered ? <EmptyState icon={IconFilterOff} title={labels.nothingTitle} text={labels.nothingText} action={clear} /> : children;
}
