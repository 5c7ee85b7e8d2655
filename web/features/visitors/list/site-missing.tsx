import { Button } from '@mantine/core';
import { IconWorldOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { siteListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

/** Whether a site does not exist, or not for this login. */
export const isSiteNotFound = (error: unknown): boolean => ['not-found', 'invalid-input'].includes(refusalOf(error)?.code ?? '');

/** Shown in place of the lists of a site that does not exist. */
export function SiteMissing() {
  const { t } = useTranslation(['visitors', 'errors']);
  const user = useUser();
  return (
    <EmptyState
      icon={IconWorldOff}
      title={t('noSite')}
      text={t('errors:code.not-found')}
      action={
        <Button component={Link} to={siteListPath(user)} variant="default">
          {t('toSites')}
        </Button>
      }
    />
  );
}
