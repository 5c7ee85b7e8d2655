import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { normaliseText } from '#shared/values/text/normalise-text.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The consequences of the action. */
  children: ReactNode;
  /** The label of the confirm button, a verb: "Delete". */
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** A name that the user must type first, for irreversible actions. */
  typedName?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
}

function ConfirmForm({
  children,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isBusy = false,
  typedName,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (typedName !== undefined && normaliseText(typed) !== normaliseText(typedName)) setWrong(true);
    else onConfirm();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text component="div">{children}</Text>
        {typedName !== undefined && (
          <TextInput
            data-autofocus
            label={t('confirm.typeName', { name: typedName })}
            autoComplete="off"
            value={typed}
            error={isWrong ? t('confirm.mismatch') : null}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setWrong(false);
            }}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel} {...(typedName === undefined && { 'data-autofocus': true })}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy} {...(isDanger && { color: 'danger' })}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Asks for confirmation of an action; with `typedName`, the name must be typed first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onCancel}
      title={props.title}
      {...(props.onClosed && { onExitTransitionEnd: props.onClosed })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <ConfirmForm {...props} />
    </Modal>
  );
}
