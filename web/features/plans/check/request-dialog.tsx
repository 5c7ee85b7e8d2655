import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PlanCheck, PlanOption } from '#shared/model/plans/plan-check.ts';
import { useRequestPlan } from '#web/features/plans/check/check-plan-queries.ts';
import classes from '#web/features/plans/check/check-plan.module.css';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { formatDay, formatYen } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface RequestDialogProps {
  check: PlanCheck;
  option: PlanOption;
  onClose: () => void;
}

/** Shows price and start of a plan change before the user agrees; for the first contract, also term and initial fee. */
export function RequestDialog({ check, option: { plan, price }, onClose }: RequestDialogProps) {
  const { t } = useTranslation('contract');
  const request = useRequestPlan();
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { firstContract } = check;
  const day = formatDay(`${check.changesFrom}-01`);
  const facts = [
    [t('confirm.from'), day],
    [t('confirm.before'), formatYen(check.price.price)],
    [t('confirm.price', { day }), formatYen(price.price)],
    ...(firstContract
      ? [
          [t('confirm.initialFee'), formatYen(firstContract.initialFee)],
          [t('confirm.minimum'), t('confirm.minimumValue', { day: formatDay(firstContract.minimumEnd) })],
        ]
      : []),
  ] as const;

  const submit = (): void => {
    if (firstContract && !isAgreed) {
      setMissing(true);
      return;
    }
    request.mutate(
      { planId: plan.id, agreed: isAgreed },
      {
        onSuccess: () => toast.success(t('done', { plan: plan.name })),
        onError: (error) => toast.error(error, t('refusedRequest')),
        onSettled: onClose,
      },
    );
  };

  return (
    <Dialog onClose={onClose} title={t('confirm.title', { plan: plan.name })}>
      <Stack gap="md">
        <dl className={classes['facts']}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {firstContract && (
          <>
            <Text size="sm">{t('confirm.trial')}</Text>
            <Checkbox
              label={t('confirm.agree')}
              checked={isAgreed}
              error={isMissing && !isAgreed && <FieldErrorText error={{ path: 'agreed', rule: 'agreement-required' }} />}
              onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
            />
          </>
        )}
        <DialogButtons submitLabel={t('confirm.submit')} isBusy={request.isPending} onSubmit={submit} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
