import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { userListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState, type FailedQuery } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface UserLoadStateProps {
  title: string;
  width?: 'wide' | 'form';
  query: FailedQuery;
}

/** Whether an account does not exist, or not for this login. */
export const isUserNotFound = (error: unknown): boolean => ['not-found', 'invalid-input'].includes(refusalOf(error)?.code ?? '');

/** Shown in place of an account while it is loading, or when it cannot be shown. */
export function UserLoadState({ title, width = 'wide', query }: UserLoadStateProps) {
  const { t } = useTranslation(['users', 'errors', 'common']);
  const user = useUser();
  const { error } = query;
  const toList = (
    <Button component={Link} to={userListPath(user)} variant="default">
      {t('toList')}
    </Button>
  );
  const content = () => {
    if (isUserNotFound(error))
      return <EmptyState icon={IconUserOff} title={t('missing')} text={t('errors:code.not-found')} action={toList} />;
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
    <Page title={title} width={width}>
      <div aria-busy={error === null}>{content()}</div>
    </Page>
  );
}
