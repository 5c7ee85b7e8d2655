import { List, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { users } from '#shared/messages/jp/console/users.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { ManagedRole } from '#shared/model/role.ts';
import { hasContract, type UserSummary } from '#shared/model/accounts/user.ts';
import { normaliseText } from '#shared/values/text/normalise-text.ts';
import { USER_ACTION_STYLE } from '#web/features/accounts/users/actions/user-action-style.ts';
import type { DirectUserAction } from '#web/features/accounts/users/user-queries.ts';
import { OpenInvoicesNote } from '#web/features/billing/shared/open-invoices-note.tsx';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

type ConfirmedAction = Exclude<DirectUserAction, 'resend-invitation'>;

type Consequence = keyof (typeof users)['consequence'];

/** The consequences of each action: for the login, its sites, the accounts below it, and its data. */
const CONSEQUENCES: Readonly<Record<ConfirmedAction, readonly Consequence[]>> = {
  pause: ['readOnly', 'sitesUnpublished', 'belowPaused', 'resumable'],
  resume: ['asBefore', 'sitesRepublished', 'belowResumed'],
  terminate: ['noSignIn', 'expire', 'belowTerminated', 'dataKept'],
  delete: ['dataDeleted', 'loginsDeleted'],
};

/** Consequences that apply only to accounts with sites, or with accounts below them. */
const ONLY_OF: Readonly<Partial<Record<Consequence, (role: ManagedRole) => boolean>>> = {
  sitesUnpublished: hasContract,
  sitesRepublished: hasContract,
  expire: hasContract,
  belowPaused: (role) => role === 'OEM_MASTER',
  belowResumed: (role) => role === 'OEM_MASTER',
  belowTerminated: (role) => role === 'OEM_MASTER',
  loginsDeleted: hasContract,
};

/** The actions after which an account hardly pays what is open. */
const NAMES_OPEN_INVOICES: readonly ConfirmedAction[] = ['terminate', 'delete'];

interface UserActionDialogProps {
  target: Omit<UserSummary, 'parent'>;
  action: ConfirmedAction;
  isBusy: boolean;
  /** Called on confirmation; `reason` is given only for a termination. */
  onConfirm: (reason?: string) => void;
  onCancel: () => void;
}

/** Asks for confirmation of an action and lists its consequences; irreversible actions require the company name. */
export function UserActionDialog({ target, action, isBusy, onConfirm, onCancel }: UserActionDialogProps) {
  const { t } = useTranslation(['users', 'common']);
  const { workRole } = useUser();
  const mayRead = useMayDo('payment:read');
  const { companyName: name, role } = target;
  const needsReason = action === 'terminate';
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = (): void => {
    if (needsReason && normaliseText(reason) === '') setMissing(true);
    else onConfirm(needsReason ? reason : undefined);
  };
  const { isDanger = false, isTyped = false } = USER_ACTION_STYLE[action];
  // Only the operator issues invoices, to accounts with a contract.
  const namesOpenInvoices = NAMES_OPEN_INVOICES.includes(action) && hasContract(role) && mayRead && workRole === 'MASTER';
  const consequences = CONSEQUENCES[action].filter((line) => ONLY_OF[line]?.(role) ?? true);
  return (
    <ConfirmDialog
      isOpen
      title={t(`ask.${action}.title`, { name })}
      confirmLabel={t(`ask.${action}.confirm`)}
      isDanger={isDanger}
      isBusy={isBusy}
      {...(isTyped && { typedName: name })}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <List spacing={4} withPadding={false} listStyleType="disc" pl="md">
        {consequences.map((line) => (
          <List.Item key={line}>{t(`consequence.${line}`)}</List.Item>
        ))}
      </List>
      {namesOpenInvoices && <OpenInvoicesNote accountId={target.id} />}
      {isTyped && (
        <Text fw={600} c="var(--mantine-color-error)" mt="sm">
          {t('common:confirm.irreversible')}
        </Text>
      )}
      {needsReason && (
        <TextInput
          mt="md"
          label={t('termination.reason')}
          description={t('termination.reasonHelp')}
          withAsterisk
          autoComplete="off"
          name="termination-reason"
          maxLength={TEXT_MAX.textarea}
          value={reason}
          error={isMissing && normaliseText(reason) === '' && <FieldErrorText error={{ path: 'reason', rule: 'required' }} />}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
