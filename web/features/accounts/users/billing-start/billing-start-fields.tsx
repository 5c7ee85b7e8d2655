import { Alert, NativeSelect, Radio, SimpleGrid, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { InitialFee } from '#shared/model/billing/billing-start.ts';
import { DISCOUNT_MONTHS_MAX, YEN_MAX } from '#shared/model/limits.ts';
import { billingStartOf, firstBilledMonthOf } from '#shared/rules/billing/billing-start.ts';
import { INITIAL_FEE } from '#shared/rules/billing/monthly-closing.ts';
import { addMonths, monthOf } from '#shared/rules/time/japanese-month.ts';
import type { BillingStartDraft } from '#web/features/accounts/users/billing-start/billing-start-draft.ts';
import { formatMonth, formatYen } from '#web/lib/format/format.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';

/** The number of months that can be chosen: the present one and the next two years. */
const MONTHS = 25;

interface BillingStartFieldsProps {
  values: BillingStartDraft;
  /** By the paths of the request body. */
  errors: Readonly<Record<string, ReactNode>>;
  contractStart: string | null;
  /** When the account was created, or now. */
  created: Date;
  /** The present month. */
  month: string;
  onChange: (changed: Partial<BillingStartDraft>) => void;
}

/** Initial fee, first billed month and discount of an account that the operator bills. */
export function BillingStartFields({ values, errors, contractStart, created, month, onChange }: BillingStartFieldsProps) {
  const { t } = useTranslation('users');
  const standard = billingStartOf(null, contractStart, created);
  const automatic = firstBilledMonthOf(standard, contractStart, created);
  const { firstBilledMonth, discountAmount, discountMonths } = values;
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(month, index));
  // A month that has passed since it was chosen stays selected.
  const choices = firstBilledMonth === '' || months.includes(firstBilledMonth) ? months : [firstBilledMonth, ...months];
  const isRunning = contractStart !== null && contractStart.slice(0, 7) < monthOf(created) && firstBilledMonth === '';
  return (
    <FieldGroup label={t('field.isBillingStartOpen')}>
      <Stack gap="md" mt="xs">
        <Radio.Group
          label={t('billingStart.fee', { fee: formatYen(INITIAL_FEE) })}
          name="initial-fee"
          value={values.initialFee === '' ? standard.initialFee : values.initialFee}
          error={errors['billingStart.initialFee'] ?? errors['billingStart']}
          onChange={(value) => onChange({ initialFee: InitialFee.parse(value) })}
        >
          <Stack gap="sm" mt="xs">
            {InitialFee.options.map((choice) => (
              <Radio
                key={choice}
                value={choice}
                label={t(`billingStart.initialFee.${choice}`)}
                description={t(`billingStart.initialFeeHelp.${choice}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <NativeSelect
          label={t('field.firstBilledMonth')}
          description={t('billingStart.monthHelp')}
          name="first-billed-month"
          data={[
            { value: '', label: t('billingStart.automatic', { month: formatMonth(automatic) }) },
            ...choices.map((value) => ({ value, label: formatMonth(value) })),
          ]}
          value={firstBilledMonth}
          error={errors['billingStart.firstBilledMonth']}
          onChange={({ currentTarget }) => onChange({ firstBilledMonth: currentTarget.value })}
        />
        {isRunning && (
          <Alert role="status" color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            {t('billingStart.running', { month: formatMonth(contractStart.slice(0, 7)) })}
          </Alert>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NumericInput
            label={t('field.discountAmount')}
            description={t('billingStart.amountHelp')}
            min={1}
            max={YEN_MAX}
            isGrouped
            prefix="¥"
            value={discountAmount}
            error={errors['billingStart.discount.amount']}
            onChange={(amount) => onChange({ discountAmount: amount })}
          />
          <NumericInput
            label={t('field.discountMonths')}
            description={t('billingStart.monthsHelp')}
            min={1}
            max={DISCOUNT_MONTHS_MAX}
            value={discountMonths}
            error={errors['billingStart.discount.months']}
            onChange={(count) => onChange({ discountMonths: count })}
          />
        </SimpleGrid>
      </Stack>
    </FieldGroup>
  );
}
