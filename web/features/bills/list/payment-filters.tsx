import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentState } from '#shared/model/billing/payment.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';
import classes from '#web/features/bills/bills.module.css';
import { DEFAULT_PAYMENT_FILTER, isFiltered, isValidRange, type PaymentFilter } from '#web/features/bills/list/payment-filter.ts';
import { formatMonth } from '#web/lib/format/format.ts';
import { useMonth } from '#web/lib/use-month.ts';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';

interface PaymentFiltersProps {
  filter: PaymentFilter;
  /** Whether the list holds payments of several companies. */
  hasCompanies: boolean;
  onChange: (change: Partial<PaymentFilter>) => void;
}

/** Number of months to choose from, the current one first. */
const MONTHS = 60;

interface MonthSelectProps {
  label: string;
  /** YYYY-MM; `null`: any. */
  value: string | null;
  error?: ReactNode;
  onChange: (month: string | null) => void;
}

function MonthSelect({ label, value, error, onChange }: MonthSelectProps) {
  const { t } = useTranslation('bills');
  const present = useMonth();
  const offered = Array.from({ length: MONTHS }, (_, back) => addMonths(present, -back));
  const months = value === null || offered.includes(value) ? offered : [value, ...offered];
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: t('filter.all') }, ...months.map((month) => ({ value: month, label: formatMonth(month) }))]}
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}

/** The filter controls of the list of payments. */
export function PaymentFilters({ filter, hasCompanies, onChange }: PaymentFiltersProps) {
  const { t } = useTranslation('bills');
  const states = PaymentState.options.map((state) => ({ value: state, label: t(`state.${state}`) }));
  const amount = (name: 'minTotal' | 'maxTotal') => (
    <NumericInput
      label={t(`filter.${name}`)}
      min={0}
      max={YEN_MAX}
      error={null}
      value={filter[name] ?? ''}
      onChange={(value) => onChange({ [name]: typeof value === 'number' ? value : null })}
    />
  );
  return (
    <div role="search" aria-label={t('filter.label')}>
      <div className={classes['filters']}>
        <MonthSelect label={t('filter.from')} value={filter.from} onChange={(from) => onChange({ from })} />
        <MonthSelect
          label={t('filter.to')}
          value={filter.to}
          error={!isValidRange(filter) && t('filter.order')}
          onChange={(to) => onChange({ to })}
        />
        <NativeSelect
          label={t('filter.state')}
          data={[{ value: '', label: t('filter.all') }, ...states]}
          value={filter.state ?? ''}
          onChange={({ currentTarget }) => onChange({ state: PaymentState.safeParse(currentTarget.value).data ?? null })}
        />
        {hasCompanies && (
          <TextInput
            type="search"
            label={t('filter.keyword')}
            maxLength={50}
            value={filter.keyword}
            onChange={({ currentTarget }) => onChange({ keyword: currentTarget.value })}
          />
        )}
        {amount('minTotal')}
        {amount('maxTotal')}
      </div>
      {isFiltered(filter) && (
        <Button variant="subtle" color="gray" px="xs" mb="sm" onClick={() => onChange(DEFAULT_PAYMENT_FILTER)}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
