import { Group, Paper, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { api } from '#web/lib/api/api-client.ts';
import { AgreementList } from '#web/features/legal/shared/agreement-list.tsx';
import { ApplicationFormButton } from '#web/features/legal/shared/application-form-button.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';

/** The versions that an account has agreed to, for logins that manage it. */
export function UserAgreements({ accountId, isBilled }: { accountId: string; isBilled: boolean }) {
  const { t } = useTranslation('legal');
  const titleId = useId();
  const found = useQuery({
    queryKey: ['legal', 'agreements', accountId],
    queryFn: ({ signal }) => api.legal.agreements({ params: { accountId } }, { signal }),
  });
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby={titleId}>
      <Stack gap="md" align="stretch">
        <Title order={2} id={titleId}>
          {t('agreements.title')}
        </Title>
        <QueryState query={found} failed={t('agreements.failed')} placeholder={48}>
          {({ agreements }) => <AgreementList agreements={agreements} />}
        </QueryState>
        {isBilled && (
          <Group>
            <ApplicationFormButton accountId={accountId} />
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
