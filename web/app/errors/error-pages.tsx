import { Button } from '@mantine/core';
import { IconClockX, IconLock, IconMapSearch, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useLocation, useNavigate } from 'react-router';
import { TimeoutPageState } from '#web/app/errors/use-timeout-redirect.ts';
import { SupportLine } from '#web/ui/page/support-line.tsx';
import { MessagePage } from '#web/ui/page/message-page.tsx';

interface ErrorPageProps {
  icon: TablerIcon;
  /** The message key of the page. */
  page: 'forbidden' | 'notFound' | 'timeout';
  /** Shown before the links to other screens. */
  action?: ReactNode;
}

function ErrorPage({ icon, page, action }: ErrorPageProps) {
  const { t } = useTranslation(['errors', 'common']);
  const navigate = useNavigate();
  return (
    <MessagePage
      icon={icon}
      title={t(`page.${page}.title`)}
      text={t(`page.${page}.text`)}
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
    >
      <SupportLine isCentred />
    </MessagePage>
  );
}

export const ForbiddenPage = () => <ErrorPage icon={IconLock} page="forbidden" />;
export const NotFoundPage = () => <ErrorPage icon={IconMapSearch} page="notFound" />;

/** The timeout page, with a link back to the screen whose request timed out. */
export function TimeoutPage() {
  const { t } = useTranslation();
  const state = TimeoutPageState.safeParse(useLocation().state);
  const retry = state.success && (
    <Button component={Link} to={state.data.from} replace>
      {t('retry')}
    </Button>
  );
  return <ErrorPage icon={IconClockX} page="timeout" {...(retry && { action: retry })} />;
}
