import { NativeSelect, Stack, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useState } from 'react';
import type { Plan } from '#shared/model/plans/plan.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';
import {
  type QuotationDraft,
  quotationErrors,
  quotationsAfter,
  toQuotation,
  toQuotationDraft,
} from '#web/features/accounts/users/quotation/quotation-draft.ts';
import { BillingStartFields } from '#web/features/accounts/users/billing-start/billing-start-fields.tsx';
import { FirstInvoicePreview } from '#web/features/accounts/users/billing-start/first-invoice-preview.tsx';
import { serverNow } from '#web/lib/server-time.ts';
import { useSetQuotation } from '#web/features/accounts/users/quotation/quotation-queries.ts';
import { formatMonth } from '#web/lib/format/format.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { toast } from '#web/lib/toast.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { LimitFields } from '#web/features/plans/shared/limit-fields.tsx';
import { PriceFields } from '#web/features/plans/shared/price-fields.tsx';

/** The number of months that can be chosen: the current one and the next two years. */
const MONTHS = 25;

interface QuotationDialogProps {
  target: UserDetail;
  plan: Plan;
  /** The current month in Japanese time. */
  month: string;
  onClose: () => void;
}

/**
 * Sets the terms agreed with an account: limits immediately, prices from a month on, and how its billing begins until the first
 * invoice is issued.
 */
export function QuotationDialog({ target, plan, month, onClose }: QuotationDialogProps) {
  const { t } = useTranslation(['users', 'common', 'plans']);
  const save = useSetQuotation(target.id);
  const [now] = useState(serverNow);
  const account = { ...target, planId: plan.id };
  const { formId, form, submitTo } = useDraftForm<QuotationDraft>({
    initialValues: toQuotationDraft(plan, target, month),
    errorsOf: (draft) => quotationErrors(draft, account),
  });
  const submit = submitTo(
    save,
    (draft) => toQuotation(draft, account),
    () => {
      toast.success(t('quotation.done'));
      onClose();
    },
  );
  const { contractStart, contractEnd, createdAt } = target;
  const contract = { contractStart, contractEnd, created: new Date(createdAt) };
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(month, index));

  return (
    <Dialog size="lg" onClose={onClose} title={t('quotation.dialog', { plan: plan.name })}>
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="md">
          <LimitFields values={form.values} errors={form.errors} onChange={(field, value) => form.setFieldValue(field, value)} />
          <Text size="xs" c="dimmed">
            {t('quotation.limitsNow')}
            <br />
            {t('plans:form.lowerHelp')}
          </Text>
          <NativeSelect
            label={t('quotation.month')}
            description={t('quotation.monthHelp')}
            inputWrapperOrder={['label', 'description', 'input', 'error']}
            name="quotation-from"
            data={months.map((value) => ({ value, label: formatMonth(value) }))}
            value={form.values.from}
            error={form.errors['from']}
            onChange={({ currentTarget }) => form.setFieldValue('from', currentTarget.value)}
          />
          <PriceFields values={form.values} errors={form.errors} onChange={(field, value) => form.setFieldValue(field, value)} />
          {target.isBillingStartOpen && (
            <BillingStartFields
              values={form.values}
              errors={form.errors}
              contractStart={contractStart}
              created={contract.created}
              month={month}
              onChange={(changed) => form.setValues((former) => ({ ...former, ...changed }))}
            />
          )}
          {target.isBillingStartOpen && plan.id === target.planId && (
            <FirstInvoicePreview
              role={target.role}
              plan={plan}
              quotations={quotationsAfter(form.values, account)}
              {...contract}
              now={now}
              billingStart={form.values}
            />
          )}
          <FormFailure title={t('quotation.failed')} error={save.error} />
          <DialogButtons submitLabel={t('quotation.save')} isBusy={save.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
