import { Stack, Text } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FreeLine } from '#shared/model/billing/manual-invoice.ts';
import { parse } from '#shared/model/fields.ts';
import { freeLineFaults } from '#shared/rules/billing/free-lines.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { lineInput, newLineDraft } from '#web/features/billing/shared/lines/free-line-draft.ts';
import { FreeLineFields } from '#web/features/billing/shared/lines/free-line-fields.tsx';
import { useAddLine } from '#web/features/billing/shared/pending-lines/pending-line-queries.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { serverNow } from '#web/lib/server-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';

interface AddLineDialogProps {
  accountId: string;
  isOpen: boolean;
  onClose: () => void;
}

function AddLineForm({ accountId, onClose }: Omit<AddLineDialogProps, 'isOpen'>) {
  const { t } = useTranslation('manual');
  const add = useAddLine(accountId);
  const [line, setLine] = useState(() => newLineDraft(japaneseDay(serverNow())));
  const [wasSubmitted, setSubmitted] = useState(false);
  const parsed = parse(FreeLine, lineInput(line));
  const faults = parsed.ok ? freeLineFaults(parsed.value) : parsed.errors;
  const errors = wasSubmitted ? formErrors(faults) : {};

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!parsed.ok || faults.length > 0) return;
    // The key of the draft is the id of the line, so a repeated request adds nothing further.
    add.mutate(
      { id: line.key, line: parsed.value },
      {
        onSuccess: () => {
          toast.success(t('pending.added'));
          onClose();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">{t('pending.addText')}</Text>
        <FreeLineFields line={line} errorOf={(field) => errors[field]} onChange={(changes) => setLine({ ...line, ...changes })} />
        <FormFailure title={t('pending.addFailed')} error={add.error} />
        <DialogButtons submitLabel={t('pending.add')} isBusy={add.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** Keeps a charge or a discount for the next monthly invoice of an account. */
export function AddLineDialog({ isOpen, ...props }: AddLineDialogProps) {
  const { t } = useTranslation('manual');
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={t('pending.add')}>
      {isOpen && <AddLineForm {...props} />}
    </Dialog>
  );
}
