import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BillingLetter } from '#shared/model/billing/billing-letter.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { parse } from '#shared/model/fields.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { toast } from '#web/lib/toast.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

type LetterTarget = Pick<Payment, 'number' | 'companyName'>;

function LetterForm({ number, companyName, onClose }: LetterTarget & { onClose: () => void }) {
  const { t } = useTranslation('bills');
  const [letter, setLetter] = useState<BillingLetter>({ subject: '', text: '' });
  const [wasSubmitted, setSubmitted] = useState(false);
  const send = useMutation({ mutationFn: (body: BillingLetter) => api.bill.letter({ params: { number }, body }) });
  const parsed = parse(BillingLetter, letter);
  const refusedFields = refusalOf(send.error)?.fields ?? [];
  const errors = wasSubmitted && !parsed.ok ? formErrors(parsed.errors) : formErrors(refusedFields);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!parsed.ok) return;
    send.mutate(parsed.value, {
      onSuccess: () => {
        toast.success(t('letter.done'));
        onClose();
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('letter.lead', { number, companyName })}</Text>
        <TextInput
          data-autofocus
          label={t('letter.subject')}
          withAsterisk
          autoComplete="off"
          value={letter.subject}
          error={errors['subject']}
          onChange={({ currentTarget: { value } }) => setLetter((present) => ({ ...present, subject: value }))}
        />
        <Textarea
          label={t('letter.text')}
          description={t('letter.hint')}
          withAsterisk
          rows={8}
          value={letter.text}
          error={errors['text']}
          onChange={({ currentTarget: { value } }) => setLetter((present) => ({ ...present, text: value }))}
        />
        {send.isError && refusedFields.length === 0 && <FailureAlert error={send.error} />}
        <DialogButtons submitLabel={t('letter.send')} isBusy={send.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** Writes an e-mail about an invoice to the customer that it bills. */
export function LetterDialog({ target, onClose }: { target: LetterTarget | null; onClose: () => void }) {
  const { t } = useTranslation('bills');
  return (
    <Dialog isOpen={target !== null} onClose={onClose} title={t('letter.title')}>
      {target && <LetterForm key={target.number} number={target.number} companyName={target.companyName} onClose={onClose} />}
    </Dialog>
  );
}
