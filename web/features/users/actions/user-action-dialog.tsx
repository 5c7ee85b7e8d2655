import { List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { users } from '#shared/messages/jp/console/users.ts';
import type { ManagedRole } from '#shared/model/account/role.ts';
import { hasContract, type UserSummary } from '#shared/model/account/user.ts';
import { USER_ACTION_STYLE } from '#web/features/users/actions/user-action-style.ts';
import type { DirectUserAction } from '#web/features/users/user-queries.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type AskedAct = Exclude<DirectUserAction, 'resend-invitation'>;

type Consequence = keyof (typeof users)['consequence'];

/** What will happen, in sentences: to the login, to its sites, to those below it, to its data. */
const CONSEQUENCES: Readonly<Record<AskedAct, readonly Consequence[]>> = {
  pause: ['readOnly', 'offAir', 'belowPaused', 'resumable'],
  resume: ['asBefore', 'onAir', 'belowResumed'],
  terminate: ['noSignIn', 'expire', 'belowTerminated', 'dataKept'],
  delete: ['dataDeleted', 'loginsDeleted'],
};

/** What only some accounts have: sites of their own or below them, others below them. */
const ONLY_OF: Readonly<Partial<Record<Consequence, (role: ManagedRole) => boolean>>> = {
  offAir: hasContract,
  onAir: hasContract,
  expire: hasContract,
  belowPaused: (role) => role === 'OEM_MASTER',
  belowResumed: (role) => role === 'OEM_MASTER',
  belowTerminated: (role) => role === 'OEM_MASTER',
  loginsDeleted: hasContract,
};

interface UserActDialogProps {
  target: UserSummary;
  action: AskedAct;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says exactly what an action does to an account, and asks; for its name where it cannot be undone. */
export function UserActionDialog({ target, action, isBusy, onConfirm, onCancel }: UserActDialogProps) {
  const { t } = useTranslation(['users', 'common']);
  const { companyName: name, role } = target;
  const { isDanger = false, isTyped = false } = USER_ACTION_STYLE[action];
  const consequences = CONSEQUENCES[action].filter((line) => ONLY_OF[line]?.(role) ?? true);
  return (
    <ConfirmDialog
      isOpen
      title={t(`ask.${action}.title`, { name })}
      confirmLabel={t(`ask.${action}.confirm`)}
      isDanger={isDanger}
      isBusy={isBusy}
      {...(isTyped && { typedName: name })}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <List spacing={4} withPadding={false} listStyleType="disc" pl="md">
        {consequences.map((line) => (
          <List.Item key={line}>{t(`consequence.${line}`)}</List.Item>
        ))}
      </List>
      {isTyped && (
        <Text fw={600} c="var(--mantine-color-error)" mt="sm">
          {t('common:confirm.irreversible')}
        </Text>
      )}
    </ConfirmDialog>
  );
}
