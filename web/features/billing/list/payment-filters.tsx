import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import type { Translate } from '#web/lib/texts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { PaymentGroup, PaymentState } from '#shared/model/billing/payment.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';
import classes from '#web/ui/list/filters.module.css';
import type { PaymentFilter } from '#web/features/billing/payment-filter.ts';
import { formatMonth } from '#web/lib/format/format.ts';
import { userPath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { useMonth } from '#web/lib/use-month.ts';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';
import { FilterSelect } from '#web/ui/list/filter-select.tsx';
import { isValidRange } from '#web/ui/list/list-filter.ts';
import type { FilterState } from '#web/ui/list/use-list-filter.ts';

interface PaymentFiltersProps {
  state: FilterState<PaymentFilter>;
  /** Whether the list contains payments of several companies. */
  hasCompanies: boolean;
}

/** Number of months to choose from, the current one first. */
const MONTHS = 60;

interface MonthSelectProps {
  label: string;
  /** YYYY-MM; `null` for any month. */
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

function groupLabel(t: Translate<readonly ['bills', 'ledger', 'receivables']>, group: PaymentGroup): string {
  if (group === 'OPEN') return t('filter.open');
  if (group === 'NOT_DUE') return t('receivables:age.NOT_DUE');
  if (group === 'PARTLY_PAID' || group === 'OVERDUE') return t(`ledger:standing.${group}`);
  return t('receivables:overdueBy', { age: t(`receivables:age.${group}`) });
}

/** The filter controls of the list of payments. */
export function PaymentFilters({ state: { filter, isFiltered, change, clear }, hasCompanies }: PaymentFiltersProps) {
  const { t } = useTranslation(['bills', 'ledger', 'receivables']);
  const user = useUser();
  const maySeeUsers = useMayDo('user:read');
  const groups = PaymentGroup.options.map((value) => ({ value, label: groupLabel(t, value) }));
  const states = PaymentState.options.map((value) => ({ value, label: t(`state.${value}`) }));
  const amount = (name: 'minTotal' | 'maxTotal') => (
    <NumericInput
      label={t(`filter.${name}`)}
      min={0}
      max={YEN_MAX}
      error={null}
      value={filter[name] ?? ''}
      onChange={(value) => change({ [name]: typeof value === 'number' ? value : null })}
    />
  );
  return (
    <div role="search" aria-label={t('filter.label')}>
      <div className={classes['filters']}>
        <TextInput
          type="search"
          label={t(hasCompanies ? 'filter.keyword' : 'filter.search')}
          placeholder={t('filter.keywordHint')}
          maxLength={50}
          value={filter.keyword}
          onChange={({ currentTarget }) => change({ keyword: currentTarget.value })}
        />
        <MonthSelect label={t('filter.from')} value={filter.from} onChange={(from) => change({ from })} />
        <MonthSelect
          label={t('filter.to')}
          value={filter.to}
          error={!isValidRange(filter) && t('filter.order')}
          onChange={(to) => change({ to })}
        />
        <FilterSelect
          label={t('filter.state')}
          all={t('filter.all')}
          options={[...groups, ...states]}
          value={filter.group ?? filter.state}
          onChange={(chosen) => {
            const group = PaymentGroup.options.find((one) => one === chosen) ?? null;
            change({ group, state: PaymentState.options.find((one) => one === chosen) ?? null });
          }}
        />
        {amount('minTotal')}
        {amount('maxTotal')}
      </div>
      {hasCompanies && filter.account !== null && (
        <Text size="sm" mb="xs">
          {t('filter.oneCustomer')} {maySeeUsers && <Link to={userPath(user, filter.account)}>{t('filter.customer')}</Link>}
        </Text>
      )}
      {isFiltered && (
        <Button variant="subtle" color="gray" px="xs" mb="sm" onClick={clear}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
