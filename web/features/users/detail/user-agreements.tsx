import { Paper, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api/api-client.ts';
import { AgreementList } from '#web/ui/legal/agreement-list.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

/** The versions that an account has agreed to, for logins that manage it. */
export function UserAgreements({ accountId }: { accountId: string }) {
  const { t } = useTranslation('legal');
  const titleId = useId();
  const { data, error, isRefetching, refetch } = useQuery({
    queryKey: ['legal', 'agreements', accountId],
    queryFn: ({ signal }) => api.legal.agreements({ params: { accountId } }, { signal }),
  });
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby={titleId}>
      <Stack gap="md" align="stretch">
        <Title order={2} id={titleId}>
          {t('agreements.title')}
        </Title>
        {data ? (
          <AgreementList agreements={data.agreements} />
        ) : error ? (
          <ErrorState title={t('agreements.failed')} error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
        ) : (
          <Skeleton height={48} />
        )}
      </Stack>
    </Paper>
  );
}
