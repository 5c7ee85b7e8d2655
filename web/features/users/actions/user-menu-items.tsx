import { Menu, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAction } from '#shared/rules/account/user-actions.ts';
import { USER_ACTION_STYLE } from '#web/features/users/actions/user-action-style.ts';
import type { AvailableAction } from '#web/features/users/actions/available-actions.ts';
import classes from '#web/features/users/users.module.css';

interface UserMenuItemsProps {
  offers: readonly AvailableAction[];
  onAct: (action: UserAction) => void;
}

/** What can be done with an account, as items of a menu; what cannot be done now stays in reach and says why. */
export function UserMenuItems({ offers, onAct }: UserMenuItemsProps) {
  const { t } = useTranslation(['users', 'errors']);
  return offers.map(({ action, fault }) => {
    const { icon: Icon, isDanger = false } = USER_ACTION_STYLE[action];
    const isOpen = fault === undefined;
    return (
      <Fragment key={action}>
        {action === 'terminate' && <Menu.Divider />}
        <Menu.Item
          leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
          aria-disabled={!isOpen}
          closeMenuOnClick={isOpen}
          className={classes['item'] ?? ''}
          {...(isDanger && isOpen && { color: 'danger.7' })}
          onClick={() => isOpen && onAct(action)}
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
