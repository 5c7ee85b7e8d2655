import { Button, Center } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PagedQuery } from '#web/ui/list/paged-query.ts';

interface LoadMoreButtonProps {
  list: Pick<PagedQuery, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}

/** Loads the next page of a list; renders nothing on the last page. */
export function LoadMoreButton({ list }: LoadMoreButtonProps) {
  const { t } = useTranslation();
  if (!list.hasNextPage) return null;
  return (
    <Center mt="md">
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {t('loadMore')}
      </Button>
    </Center>
  );
}
