import { Button, Code } from '@mantine/core';
import { IconAlertTriangle, IconPlugConnectedX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { NotFoundPage } from '#web/app/errors/error-pages.tsx';
import { isChunkError } from '#web/app/errors/chunk-error.ts';
import { SupportLine } from '#web/ui/page/support-line.tsx';
import { MessagePage } from '#web/ui/page/message-page.tsx';

/** Shown in place of a screen that could not be loaded or threw while rendering. */
export function RouteError() {
  const { t } = useTranslation(['errors', 'common']);
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const client = useQueryClient();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;

  const kind = isChunkError(error) ? 'chunk' : 'unexpected';
  const reload = (): void => globalThis.location.reload();
  const retry = (): void => {
    // Browsers cache the failed import of a module until the page is reloaded.
    if (kind === 'chunk') return reload();
    // Cached data may have caused the failure.
    client.removeQueries({ type: 'inactive' });
    void navigate(location, { replace: true });
  };
  return (
    <MessagePage
      icon={kind === 'chunk' ? IconPlugConnectedX : IconAlertTriangle}
      title={t(`page.${kind}.title`)}
      text={t(`page.${kind}.text`)}
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
      <SupportLine error={error} isCentred />
      {error instanceof Error && (
        <details>
          <summary>{t('page.detail')}</summary>
          <Code block>{error.message}</Code>
        </details>
      )}
    </MessagePage>
  );
}
