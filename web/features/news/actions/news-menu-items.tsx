import { IconEye, IconPencil } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { availableNewsActions } from '#web/features/news/actions/available-news-actions.ts';
import { NEWS_ACTION_ICON } from '#web/features/news/actions/news-action-icon.ts';
import type { ActionTarget } from '#web/features/news/actions/use-news-actions.tsx';
import type { NewsAction } from '#web/features/news/news-queries.ts';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { MenuAction } from '#web/ui/menu-action.tsx';

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
      <MenuAction icon={IconEye} label={t('actions.open')} to={paths.detail(item.id)} />
      {mayWrite && (
        <>
          <MenuAction icon={IconPencil} label={t('common:edit')} to={paths.edit(item.id)} />
          {availableNewsActions(item).map((action) => (
            <MenuAction
              key={action}
              icon={NEWS_ACTION_ICON[action]}
              label={t(`actions.${action}.label`)}
              isDanger={action === 'remove'}
              onClick={() => onAction(item, action)}
            />
          ))}
        </>
      )}
    </>
  );
}
