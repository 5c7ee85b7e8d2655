import { NativeSelect, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#shared/model/plans/plan.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';
import {
  type QuotationDraft,
  quotationErrors,
  toQuotation,
  toQuotationDraft,
} from '#web/features/accounts/users/quotation/quotation-draft.ts';
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

/** Sets the terms agreed with an account: limits immediately, and prices from a month on. */
export function QuotationDialog({ target, plan, month, onClose }: QuotationDialogProps) {
  const { t } = useTranslation(['users', 'common', 'plans']);
  const save = useSetQuotation(target.id);
  const { formId, form, submitTo } = useDraftForm<QuotationDraft>({
    initialValues: toQuotationDraft(plan, target.quotations, month),
    errorsOf: (draft) => quotationErrors(draft, plan.id),
  });
  const submit = submitTo(
    save,
    (draft) => toQuotation(draft, plan.id, target.version),
    () => {
      toast.success(t('quotation.done'));
      onClose();
    },
  );
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
          <FormFailure title={t('quotation.failed')} error={save.error} />
          <DialogButtons submitLabel={t('quotation.save')} isBusy={save.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
