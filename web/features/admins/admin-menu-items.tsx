import { Menu, Text } from '@mantine/core';
import { IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '#web/features/admins/admins.module.css';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface AdminMenuItemsProps {
  isInvited: boolean;
  /** Why it cannot be removed now. */
  removalClosed: string | undefined;
  onEdit: () => void;
  onResend: () => void;
  onRemove: () => void;
}

/** What can be done with a further login; what cannot be done now stays in reach and says why. */
export function AdminMenuItems({ isInvited, removalClosed, onEdit, onResend, onRemove }: AdminMenuItemsProps) {
  const { t } = useTranslation('admins');
  const isOpen = removalClosed === undefined;
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
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconTrash {...ICON} />}
        aria-disabled={!isOpen}
        closeMenuOnClick={isOpen}
        className={classes['item'] ?? ''}
        {...(isOpen && { color: 'danger.7' })}
        onClick={() => isOpen && onRemove()}
      >
        {t('action.remove')}
        {!isOpen && (
          <Text component="span" display="block" size="xs">
            {removalClosed}
          </Text>
        )}
      </Menu.Item>
    </>
  );
}
