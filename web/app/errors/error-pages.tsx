import { Button } from '@mantine/core';
import { IconClockX, IconLock, IconMapSearch, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import type { TimeoutPageState } from '#web/app/shell/use-timeout-redirect.ts';
import { MessagePage } from '#web/ui/page/message-page.tsx';

interface ErrorPageProps {
  icon: TablerIcon;
  words: 'forbidden' | 'notFound' | 'timeout';
  /** Stands before the ways away. */
  action?: ReactNode;
}

function ErrorPage({ icon, words, action }: ErrorPageProps) {
  const { t } = useTranslation(['errors', 'common']);
  const navigate = useNavigate();
  return (
    <MessagePage
      icon={icon}
      title={t(`page.${words}.title`)}
      text={t(`page.${words}.text`)}
      actions={
        <>
          {action}
          <Button component={Link} to="/" {...(action !== undefined && { variant: 'default' })}>
            {t('page.toHome')}
          </Button>
          {history.length > 1 && (
            <Button variant="default" onClick={() => void navigate(-1)}>
              {t('common:goBack')}
            </Button>
          )}
        </>
      }
    />
  );
}

export const ForbiddenPage = () => <ErrorPage icon={IconLock} words="forbidden" />;
export const NotFoundPage = () => <ErrorPage icon={IconMapSearch} words="notFound" />;

/** After a wait in vain, with the way back to where one was. */
export function TimeoutPage() {
  const { t } = useTranslation();
  const state = useLocation().state as TimeoutPageState | null;
  const retry = state && (
    <Button component={Link} to={state.from} replace>
      {t('retry')}
    </Button>
  );
  return <ErrorPage icon={IconClockX} words="timeout" {...(retry && { action: retry })} />;
}
