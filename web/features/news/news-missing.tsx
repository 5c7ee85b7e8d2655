import { Button } from '@mantine/core';
import { IconNewsOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

interface NewsMissingProps {
  title: string;
  back: { path: string; label: string };
}

/** Shown in place of an item or a site that does not exist. */
export function NewsMissing({ title, back }: NewsMissingProps) {
  const { t } = useTranslation('errors');
  return (
    <EmptyState
      icon={IconNewsOff}
      title={title}
      text={t('code.not-found')}
      action={
        <Button component={Link} to={back.path} variant="default">
          {back.label}
        </Button>
      }
    />
  );
}
