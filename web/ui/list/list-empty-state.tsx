import { Button, Group } from '@mantine/core';
import { IconFilterOff, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ListText, PagedQuery } from '#web/ui/list/paged-query.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

interface ListEmptyStateProps {
  list: PagedQuery;
  filter: { isFiltered: boolean; clear: () => void };
  text: ListText;
  /** Shown when the unfiltered list is empty. */
  children: ReactNode;
}

/**
 * Shown when a list has no rows, with the next step: to continue while more pages remain, to clear the filter if nothing matches it,
 * otherwise `children`.
 */
export function ListEmptyState({ list, filter, text, children }: ListEmptyStateProps) {
  const clear = (
    <Button variant="default" onClick={filter.clear}>
      {text('clear')}
    </Button>
  );
  if (list.hasNextPage) {
    if (list.isFetchNextPageError) return <ErrorState title={text('failed')} query={list} />;
    const continueAction = (
      <Group justify="center" gap="xs">
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {text('goOn.action')}
        </Button>
        {clear}
      </Group>
    );
    return <EmptyState icon={IconSearch} title={text('goOn.title')} text={text('goOn.text')} action={continueAction} />;
  }
  return filter.isFiltered ? (
    <EmptyState icon={IconFilterOff} title={text('nothing.title')} text={text('nothing.text')} action={clear} />
  ) : (
    children
  );
}
