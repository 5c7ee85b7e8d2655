import { Button } from '@mantine/core';
import { IconClockX, IconLock, IconMapSearch, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { MessagePage } from '#web/ui/message-page.tsx';

interface ErrorPageProps {
  icon: TablerIcon;
  words: 'forbidden' | 'notFound' | 'timeout';
}

function ErrorPage({ icon, words }: ErrorPageProps) {
  const { t } = useTranslation(['errors', 'common']);
  const navigate = useNavigate();
  return (
    <MessagePage
      icon={icon}
      title={t(`page.${words}.title`)}
      text={t(`page.${words}.text`)}
      actions={
        <>
          <Button component={Link} to="/">
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
export const TimeoutPage = () => <ErrorPage icon={IconClockX} words="timeout" />;
