import { Menu } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { availableNewsActions } from '#web/features/news/actions/available-news-actions.ts';
import { NEWS_ACTION_ICON } from '#web/features/news/actions/news-action-icon.ts';
import type { ActionTarget } from '#web/features/news/actions/use-news-actions.tsx';
import type { NewsAction } from '#web/features/news/news-queries.ts';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { useMayDo } from '#web/lib/session/user.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface NewsMenuItemsProps {
  item: ActionTarget;
  onAction: (item: ActionTarget, action: NewsAction) => void;
}

/** The actions on an item as menu items; logins that may not write only open it. */
export function NewsMenuItems({ item, onAction }: NewsMenuItemsProps) {
  const { t } = useTranslation(['news', 'common']);
  const { paths } = useNewsPlace();
  const mayWrite = useMayDo('news:write');
  return (
    <>
      <Menu.Item component={Link} to={paths.detail(item.id)} leftSection={<IconEye {...ICON} />}>
        {t('actions.open')}
      </Menu.Item>
      {mayWrite && (
        <>
          <Menu.Item component={Link} to={paths.edit(item.id)} leftSection={<IconPencil {...ICON} />}>
            {t('common:edit')}
          </Menu.Item>
          {availableNewsActions(item).map((action) => {
            const Icon = NEWS_ACTION_ICON[action];
            return (
              <Menu.Item
                key={action}
                leftSection={<Icon {...ICON} />}
                {...(action === 'remove' && { color: 'danger.7' })}
                onClick={() => onAction(item, action)}
              >
                {t(`actions.${action}.label`)}
              </Menu.Item>
            );
          })}
        </>
      )}
    </>
  );
}
