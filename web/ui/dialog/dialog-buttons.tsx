import { Button, Group } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';

interface DialogButtonsProps {
  /** The label of the submit button, a verb: "Create". */
  submitLabel: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  isDanger?: boolean;
  /** Absent if the button submits the form around it. */
  onSubmit?: () => void;
  onCancel: () => void;
}

/** The buttons at the end of a dialog. */
export function DialogButtons({
  submitLabel,
  isBusy = false,
  isDisabled = false,
  isDanger = false,
  onSubmit,
  onCancel,
}: DialogButtonsProps) {
  const { t } = useTranslation();
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button
        loading={isBusy}
        disabled={isDisabled}
        {...(onSubmit ? { onClick: onSubmit } : { type: 'submit' })}
        {...(isDanger && { color: 'danger' })}
      >
        {submitLabel}
      </Button>
    </Group>
  );
}
