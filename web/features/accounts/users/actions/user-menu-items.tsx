import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserAction } from '#shared/rules/accounts/user-actions.ts';
import { USER_ACTION_STYLE } from '#web/features/accounts/users/actions/user-action-style.ts';
import type { AvailableAction } from '#web/features/accounts/users/actions/available-actions.ts';
import { MenuAction } from '#web/ui/menu-action.tsx';

interface UserMenuItemsProps {
  actions: readonly AvailableAction[];
  onAction: (action: UserAction) => void;
}

/** The actions on an account as menu items; disabled items stay focusable and show the reason. */
export function UserMenuItems({ actions, onAction }: UserMenuItemsProps) {
  const { t } = useTranslation(['users', 'errors']);
  return actions.map(({ action, fault }) => (
    <Fragment key={action}>
      {action === 'terminate' && <Menu.Divider />}
      <MenuAction
        {...USER_ACTION_STYLE[action]}
        label={t(`action.${action}`)}
        disabledReason={fault && t(`errors:code.${fault}`, { minutes: 0 })}
        onClick={() => onAction(action)}
      />
    </Fragment>
  ));
}
