import { Menu } from '@mantine/core';
import { IconMailForward, IconShieldOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { MenuAction } from '#web/ui/menu-action.tsx';

interface AdminMenuItemsProps {
  isInvited: boolean;
  /** Why the sub-admin cannot be removed; `undefined` if it can. */
  removalDisabledReason: string | undefined;
  onEdit: () => void;
  onResend: () => void;
  /** `undefined` if the sub-admin has no second factor. */
  onResetTwoFactor: (() => void) | undefined;
  onRemove: () => void;
}

/** The actions on a sub-admin as menu items; a disabled removal stays focusable and shows the reason. */
export function AdminMenuItems({ isInvited, removalDisabledReason, onEdit, onResend, onResetTwoFactor, onRemove }: AdminMenuItemsProps) {
  const { t } = useTranslation(['admins', 'security']);
  return (
    <>
      <MenuAction icon={IconPencil} label={t('action.edit')} onClick={onEdit} />
      {isInvited && <MenuAction icon={IconMailForward} label={t('action.resend')} onClick={onResend} />}
      {onResetTwoFactor && <MenuAction icon={IconShieldOff} label={t('security:reset.action')} onClick={onResetTwoFactor} />}
      <Menu.Divider />
      <MenuAction icon={IconTrash} label={t('action.remove')} isDanger disabledReason={removalDisabledReason} onClick={onRemove} />
    </>
  );
}
