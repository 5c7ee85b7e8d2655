import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { ErrorState, type FailedQuery } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface LoadStatePageProps {
  title: string;
  width?: 'wide' | 'form';
  query: FailedQuery;
  /** The title of a failure. */
  failed: string;
  /** Shown if the item does not exist. */
  missing: ReactNode;
}

/** A screen that is shown instead of an item while the item is loading, or if it cannot be shown. */
export function LoadStatePage({ title, width = 'wide', query, failed, missing }: LoadStatePageProps) {
  const { t } = useTranslation();
  const skeleton = (
    <>
      <VisuallyHidden component="output">{t('loading')}</VisuallyHidden>
      <Stack gap="md" aria-hidden>
        <Skeleton height={56} />
        <Skeleton height={320} />
      </Stack>
    </>
  );
  const isLoading = query.error === null;
  return (
    <Page title={title} width={width}>
      <div aria-busy={isLoading}>
        {isLoading ? skeleton : isNotFound(query.error) ? missing : <ErrorState title={failed} query={query} />}
      </div>
    </Page>
  );
}
