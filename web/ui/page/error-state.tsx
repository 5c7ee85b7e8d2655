import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { SupportLine } from '#web/ui/page/support-line.tsx';
import { useErrorText } from '#web/lib/api/error-text.ts';

/** The properties of a failed query. If the next page of a list failed, a retry requests only that page. */
export interface FailedQuery {
  error: unknown;
  isRefetching: boolean;
  refetch: () => unknown;
  isFetchNextPageError?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?: () => unknown;
}

interface ErrorStateProps {
  title: string;
  query: FailedQuery;
  /** `false` if a toast announces the same error. */
  isAnnounced?: boolean;
}

/** Shown in place of content that could not be loaded, with a retry button. */
export function ErrorState({ title, query, isAnnounced = true }: ErrorStateProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const ofNextPage = query.isFetchNextPageError === true && query.fetchNextPage;
  return (
    <Alert role={isAnnounced ? 'alert' : 'group'} color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={title}>
      <Stack align="flex-start" gap="sm">
        {errorText(query.error)}
        <Button
          variant="default"
          loading={ofNextPage ? query.isFetchingNextPage === true : query.isRefetching}
          onClick={() => void (ofNextPage || query.refetch)()}
        >
          {t('retry')}
        </Button>
        <SupportLine error={query.error} />
      </Stack>
    </Alert>
  );
}
