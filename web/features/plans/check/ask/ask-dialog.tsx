import { Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { PlanCheck, PlanOption } from '#shared/model/plans/plan-check.ts';
import { endsTrial } from '#shared/rules/plans/change-plan.ts';
import { useAskForPlan } from '#web/features/plans/check/check-plan-queries.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { formatDay, formatYen } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface AskDialogProps {
  check: PlanCheck;
  option: PlanOption;
  onClose: () => void;
}

/** Asks for a plan with a message; a trial of the operator also agrees to term and initial fee. */
export function AskDialog({ check, option: { plan }, onClose }: AskDialogProps) {
  const { t } = useTranslation('contract');
  const ask = useAskForPlan();
  const [message, setMessage] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const terms = endsTrial({ planId: check.plan.id }, plan.id) ? check.firstContract : null;

  const submit = (): void => {
    if (terms && !isAgreed) {
      setMissing(true);
      return;
    }
    ask.mutate(
      { planId: plan.id, message, agreed: isAgreed },
      {
        onSuccess: () => toast.success(t('ask.done', { plan: plan.name })),
        onError: (error) => toast.error(error, t('ask.failed')),
        onSettled: onClose,
      },
    );
  };

  return (
    <Dialog onClose={onClose} title={t('ask.dialog', { plan: plan.name })}>
      <Stack gap="md">
        <Textarea
          label={t('ask.message')}
          name="plan-message"
          rows={3}
          maxLength={TEXT_MAX.textarea}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          data-autofocus
        />
        {terms && (
          <>
            <Text size="sm">
              {t('confirm.initialFee')}: {formatYen(terms.initialFee)} / {t('confirm.minimum')}:{' '}
              {t('confirm.minimumValue', { day: formatDay(terms.minimumEnd) })}
            </Text>
            <Checkbox
              label={t('confirm.agree')}
              checked={isAgreed}
              error={isMissing && !isAgreed && <FieldErrorText error={{ path: 'agreed', rule: 'agreement-required' }} />}
              onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
            />
          </>
        )}
        <DialogButtons submitLabel={t('ask.submit')} isBusy={ask.isPending} onSubmit={submit} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
