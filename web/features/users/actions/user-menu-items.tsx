import { Menu, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAction } from '#shared/rules/account/user-actions.ts';
import { USER_ACTION_STYLE } from '#web/features/users/actions/user-action-style.ts';
import type { AvailableAction } from '#web/features/users/actions/available-actions.ts';
import classes from '#web/features/users/users.module.css';

interface UserMenuItemsProps {
  actions: readonly AvailableAction[];
  onAction: (action: UserAction) => void;
}

/** The actions on an account as menu items; disabled items stay focusable and show the reason. */
export function UserMenuItems({ actions, onAction }: UserMenuItemsProps) {
  const { t } = useTranslation(['users', 'errors']);
  return actions.map(({ action, fault }) => {
    const { icon: Icon, isDanger = false } = USER_ACTION_STYLE[action];
    const isEnabled = fault === undefined;
    return (
      <Fragment key={action}>
        {action === 'terminate' && <Menu.Divider />}
        <Menu.Item
          leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
          aria-disabled={!isEnabled}
          closeMenuOnClick={isEnabled}
          className={classes['item'] ?? ''}
          {...(isDanger && isEnabled && { color: 'danger.7' })}
          onClick={() => isEnabled && onAction(action)}
        >
          {t(`action.${action}`)}
          {fault !== undefined && (
            <Text component="span" display="block" size="xs">
              {t(`errors:code.${fault}`, { minutes: 0 })}
            </Text>
          )}
        </Menu.Item>
      </Fragment>
    );
  });
}
