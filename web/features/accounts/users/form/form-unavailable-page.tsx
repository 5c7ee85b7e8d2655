import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { ErrorCode } from '#shared/model/error.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface FormUnavailablePageProps {
  title: string;
  /** Why the form is not available. */
  reason: ErrorCode;
  back: { path: string; label: string };
}

/** Shown in place of a form that cannot be submitted by this login. */
export function FormUnavailablePage({ title, reason, back }: FormUnavailablePageProps) {
  const { t } = useTranslation(['users', 'errors']);
  return (
    <Page title={title} width="form">
      <EmptyState
        icon={IconLock}
        title={t('closed')}
        text={t(`errors:code.${reason}`, { minutes: 0 })}
        action={
          <Button component={Link} to={back.path} variant="default">
            {back.label}
          </Button>
        }
      />
    </Page>
  );
}
