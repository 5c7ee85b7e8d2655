import { Alert } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

export interface RefusalAndActionsProps {
  request: { isError: boolean; isPending: boolean; error: Error | null };
  submit: { label: string; isDangerous: boolean };
  onClose: () => void;
}

/** The end of a form about a payment: why the last attempt was refused, and the buttons. */
export function RefusalAndActions({ request, submit, onClose }: RefusalAndActionsProps) {
  const { t } = useTranslation('bills');
  const isChanged = refusalOf(request.error)?.code === 'transition-refused';
  return (
    <>
      {isChanged && (
        <Alert role="alert" color="danger" variant="light">
          {t('changed')}
        </Alert>
      )}
      {request.isError && !isChanged && <FailureAlert error={request.error} />}
      <DialogButtons
        submitLabel={submit.label}
        isBusy={request.isPending}
        isDisabled={isChanged}
        isDanger={submit.isDangerous}
        onCancel={onClose}
      />
    </>
  );
}
