import { Button, Center } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface LoadMoreButtonProps {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** Loads the next page of a list; renders nothing on the last page. */
export function LoadMoreButton({ hasMore, isLoading, onMore }: LoadMoreButtonProps) {
  const { t } = useTranslation();
  if (!hasMore) return null;
  return (
    <Center mt="md">
      <Button variant="default" loading={isLoading} onClick={onMore}>
        {t('loadMore')}
      </Button>
    </Center>
  );
}
