import { Menu, Text } from '@mantine/core';
import { IconMailForward, IconShieldOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '#web/features/admins/admins.module.css';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface AdminMenuItemsProps {
  isInvited: boolean;
  /** Why the sub-admin cannot be removed; `undefined` if it can. */
  removalDisabledReason: string | undefined;
  onEdit: () => void;
  onResend: () => void;
  /** `undefined` without a second factor. */
  onResetTwoFactor: (() => void) | undefined;
  onRemove: () => void;
}

/** The actions on a sub-admin as menu items; a disabled removal stays focusable and shows the reason. */
export function AdminMenuItems({ isInvited, removalDisabledReason, onEdit, onResend, onResetTwoFactor, onRemove }: AdminMenuItemsProps) {
  const { t } = useTranslation(['admins', 'security']);
  const canRemove = removalDisabledReason === undefined;
  return (
    <>
      <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onEdit}>
        {t('action.edit')}
      </Menu.Item>
      {isInvited && (
        <Menu.Item leftSection={<IconMailForward {...ICON} />} onClick={onResend}>
          {t('action.resend')}
        </Menu.Item>
      )}
      {onResetTwoFactor && (
        <Menu.Item leftSection={<IconShieldOff {...ICON} />} onClick={onResetTwoFactor}>
          {t('security:reset.action')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconTrash {...ICON} />}
        aria-disabled={!canRemove}
        closeMenuOnClick={canRemove}
        className={classes['item'] ?? ''}
        {...(canRemove && { color: 'danger.7' })}
        onClick={() => canRemove && onRemove()}
      >
        {t('action.remove')}
        {!canRemove && (
          <Text component="span" display="block" size="xs">
            {removalDisabledReason}
          </Text>
        )}
      </Menu.Item>
    </>
  );
}
