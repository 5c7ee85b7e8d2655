import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isNewsNotFound } from '#web/features/news/is-news-not-found.ts';
import { NewsMissing } from '#web/features/news/news-missing.tsx';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface NewsLoadStateProps {
  title: string;
  query: { error: unknown; isRefetching: boolean; refetch: () => unknown };
  /** The title if the object is missing; by default for an item. */
  missing?: string;
}

/** Shown in place of an item while it is loading, or when it cannot be shown. */
export function NewsLoadState({ title, query, missing }: NewsLoadStateProps) {
  const { t } = useTranslation(['news', 'common']);
  const { paths } = useNewsPlace();
  const { error } = query;
  const content = () => {
    if (isNewsNotFound(error))
      return <NewsMissing title={missing ?? t('detail.missing')} back={{ path: paths.list, label: t('toList') }} />;
    if (error !== null) return <ErrorState title={t('detail.failed')} query={query} />;
    return (
      <>
        <VisuallyHidden component="output">{t('common:loading')}</VisuallyHidden>
        <Stack gap="md" aria-hidden>
          <Skeleton height={56} />
          <Skeleton height={320} />
        </Stack>
      </>
    );
  };
  return (
    <Page title={title}>
      <div aria-busy={error === null}>{content()}</div>
    </Page>
  );
}
