import { Button, Code } from '@mantine/core';
import { IconAlertTriangle, IconPlugConnectedX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { NotFoundPage } from '#web/app/errors/error-pages.tsx';
import { isChunkError } from '#web/app/errors/chunk-error.ts';
import { MessagePage } from '#web/ui/page/message-page.tsx';

/** What is shown in place of a screen that could not be loaded or broke (spec 8), with the ways on. */
export function RouteError() {
  const { t } = useTranslation(['errors', 'common']);
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const client = useQueryClient();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;

  const words = isChunkError(error) ? 'chunk' : 'unexpected';
  const reload = (): void => globalThis.location.reload();
  const retry = (): void => {
    // Browsers remember that a module could not be fetched, for as long as the page is there.
    if (words === 'chunk') return reload();
    // What the screen broke on may well be what it had read.
    client.removeQueries({ type: 'inactive' });
    void navigate(location, { replace: true });
  };
  return (
    <MessagePage
      icon={words === 'chunk' ? IconPlugConnectedX : IconAlertTriangle}
      title={t(`page.${words}.title`)}
      text={t(`page.${words}.text`)}
      actions={
        <>
          <Button onClick={reload}>{t('common:reload')}</Button>
          <Button variant="default" onClick={retry}>
            {t('common:retry')}
          </Button>
          <Button variant="default" onClick={() => void navigate(-1)}>
            {t('common:goBack')}
          </Button>
          <Button variant="subtle" onClick={() => void navigate('/')}>
            {t('common:continue')}
          </Button>
        </>
      }
    >
      {error instanceof Error && (
        <details>
          <summary>{t('page.detail')}</summary>
          <Code block>{error.message}</Code>
        </details>
      )}
    </MessagePage>
  );
}
