import { Select, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Plan } from '#shared/model/plans/plan.ts';
import { offeredPrice } from '#shared/rules/plans/plan-price.ts';
import { usePlans } from '#web/lib/api/use-plans.ts';
import classes from '#web/features/accounts/users/users.module.css';
import { useErrorText } from '#web/lib/api/error-text.ts';
import { formatNumber, formatYen } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** Returns a function that formats the price of a plan in `month` and its limits in one line. */
function usePlanText(month: string): (plan: Plan) => string {
  const { t } = useTranslation('users');
  const language = useLanguage();
  return (plan) => {
    const { quantitySite, maxPages, quantitySwipe } = plan;
    return t('form.planLimits', {
      price: formatYen(offeredPrice(plan, month).price),
      sites: quantitySite === null ? t('form.unlimited') : formatNumber(quantitySite, language),
      sheets: formatNumber(maxPages, language),
      direction: formatNumber(quantitySwipe, language),
    });
  };
}

interface PlanFieldProps {
  value: string;
  /** The month whose prices the options show, YYYY-MM. */
  month: string;
  error: ReactNode;
  onChange: (planId: string) => void;
  onBlur: () => void;
}

/** The plan of a contract; the options show price and limits. */
export function PlanField({ value, month, error, onChange, onBlur }: PlanFieldProps) {
  const { t } = useTranslation('users');
  const planText = usePlanText(month);
  const errorText = useErrorText();
  const plans = usePlans();
  const byId = new Map(plans.data?.map((plan) => [plan.id, plan]));
  const selected = byId.get(value);
  // A plan that is no longer offered stays selected, named by its id.
  const options = [...byId.values()]
    .filter(({ id, retired }) => !retired || id === value)
    .map(({ id, name }) => ({ value: id, label: name }));
  const data = value === '' || selected ? options : [...options, { value, label: value }];

  return (
    <Select
      label={t('field.planId')}
      withAsterisk
      placeholder={t('form.choose')}
      description={selected ? planText(selected) : t('form.planHelp')}
      withScrollArea={false}
      classNames={{ options: classes['options'] ?? '' }}
      data={data}
      value={value || null}
      error={plans.isError ? errorText(plans.error) : error}
      allowDeselect={false}
      name="plan"
      onChange={(planId) => onChange(planId ?? '')}
      onBlur={onBlur}
      renderOption={({ option }) => {
        const plan = byId.get(option.value);
        return (
          <div>
            <Text component="div" fw={550}>
              {option.label}
            </Text>
            {plan && (
              <Text component="div" size="xs" c="dimmed">
                {planText(plan)}
              </Text>
            )}
          </div>
        );
      }}
    />
  );
}
