import { Stack, Text } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DunningHold } from '#shared/model/billing/dunning.ts';
import { parse } from '#shared/model/fields.ts';
import { holdFaults } from '#shared/rules/billing/dunning.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { useHoldDunning } from '#web/features/billing/payment-queries.ts';
import { ReasonAndActions } from '#web/features/billing/settle/reason-and-actions.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { serverNow } from '#web/lib/server-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';

const PROPOSED_DAYS = 30;

function HoldForm({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation('dunning');
  const hold = useHoldDunning(number);
  const [today] = useState(() => japaneseDay(serverNow()));
  const [until, setUntil] = useState(() => addDays(today, PROPOSED_DAYS));
  const [reason, setReason] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const parsed = parse(DunningHold, { until, reason });
  const faults = parsed.ok ? holdFaults(parsed.value, today) : parsed.errors;
  const errors = wasSubmitted && faults.length > 0 ? formErrors(faults) : formErrors(refusalOf(hold.error)?.fields ?? []);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!parsed.ok || faults.length > 0) return;
    hold.mutate(parsed.value, {
      onSuccess: () => {
        toast.success(t('hold.done'));
        onClose();
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('hold.text')}</Text>
        <DayPicker label={t('hold.until')} isRequired value={until} error={errors['until']} onChange={setUntil} />
        <ReasonAndActions
          reason={reason}
          onReason={setReason}
          reasonError={errors['reason']}
          request={hold}
          submit={{ label: t('hold.action'), isDangerous: false }}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}

/** Holds the steps of dunning of an invoice through a day, for a reason. */
export function HoldDialog({ number, isOpen, onClose }: { number: string; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('dunning');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('hold.title')}>
      {isOpen && <HoldForm number={number} onClose={onClose} />}
    </Dialog>
  );
}
