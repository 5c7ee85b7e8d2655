import { Menu, Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from '#web/ui/menu-action.module.css';

interface MenuActionProps {
  icon: TablerIcon;
  label: string;
  isDanger?: boolean;
  /** Why the action is not possible; absent if it is possible. */
  disabledReason?: string | null | undefined;
  /** The path of the screen that the item opens, instead of an action. */
  to?: string;
  onClick?: () => void;
}

/** An action in a menu. A disabled action stays focusable and shows the reason. */
export function MenuAction({ icon: Icon, label, isDanger = false, disabledReason, to, onClick }: MenuActionProps) {
  const isEnabled = disabledReason === undefined || disabledReason === null;
  const icon = <Icon size={18} stroke={1.5} aria-hidden />;
  if (to !== undefined)
    return (
      <Menu.Item component={Link} to={to} leftSection={icon}>
        {label}
      </Menu.Item>
    );
  return (
    <Menu.Item
      leftSection={icon}
      aria-disabled={!isEnabled}
      closeMenuOnClick={isEnabled}
      className={classes['item'] ?? ''}
      {...(isDanger && isEnabled && { color: 'danger.7' })}
      onClick={() => isEnabled && onClick?.()}
    >
      {label}
      {!isEnabled && (
        <Text component="span" display="block" size="xs">
          {disabledReason}
        </Text>
      )}
    </Menu.Item>
  );
}
