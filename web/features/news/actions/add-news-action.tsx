import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { useMayDo } from '#web/lib/session/user.ts';

/** The button that creates an item. Renders nothing for logins that may not create items. */
export function AddNewsAction() {
  const { t } = useTranslation('news');
  const { paths } = useNewsPlace();
  if (!useMayDo('news:write')) return null;
  return (
    <Button component={Link} to={paths.create} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('list.add')}
    </Button>
  );
}
