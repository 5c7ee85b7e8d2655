import { Button, Group } from '@mantine/core';
import { IconFilterOff, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

/** A list that is read page by page, as far as it matters here. */
interface PagedList {
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
}

interface NothingFoundProps {
  list: PagedList;
  /** Whether the list is narrowed to something. */
  isNarrowed: boolean;
  /** Lets everything through again. */
  onClear: () => void;
  words: Readonly<Record<'clear' | 'failed' | 'goOnTitle' | 'goOnText' | 'goOn' | 'nothingTitle' | 'nothingText', string>>;
  /** What to show where there is nothing at all. */
  children: ReactNode;
}

/** Nothing so far, nothing that is asked for, or nothing at all; each with what to do next. */
export function ListEmptyState({ list, isNarrowed, onClear, words, children }: NothingFoundProps) {
  const clear = (
    <Button variant="default" onClick={onClear}>
      {words.clear}
    </Button>
  );
  if (list.hasNextPage) {
    if (list.isFetchNextPageError) return <ErrorState title={words.failed} error={list.error} onRetry={() => void list.fetchNextPage()} />;
    const goOn = (
      <Group justify="center" gap="xs">
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {words.goOn}
        </Button>
        {clear}
      </Group>
    );
    return <EmptyState icon={IconSearch} title={words.goOnTitle} text={words.goOnText} action={goOn} />;
  }
  return isNarrowed ? <EmptyState icon={IconFilterOff} title={words.nothingTitle} text={words.nothingText} action={clear} /> : children;
}
