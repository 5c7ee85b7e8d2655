import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState, type FailedQuery } from '#web/ui/page/error-state.tsx';

/** Shown in place of a detail while it is loading, or when it cannot be shown. */
export function DetailLoadState({ query }: { query: FailedQuery }) {
  const { t } = useTranslation(['visitors', 'common']);
  if (refusalOf(query.error)?.code === 'not-found')
    return <EmptyState isCompact icon={IconMailOff} title={t('detail.missing')} text={t('detail.missingText')} />;
  if (query.error !== null) return <ErrorState title={t('detail.failed')} query={query} />;
  return (
    <div aria-busy="true">
      <VisuallyHidden component="output">{t('common:loading')}</VisuallyHidden>
      <Stack gap="md" mt="md" aria-hidden>
        <Skeleton height={64} />
        <Skeleton height={160} />
        <Skeleton height={120} />
      </Stack>
    </div>
  );
}
