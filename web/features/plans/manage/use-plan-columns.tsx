import { Badge, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ManagedPlan } from '#shared/model/plans/plan.ts';
import { FEATURES } from '#web/features/plans/manage/plan-draft.ts';
import classes from '#web/features/plans/manage/plans.module.css';
import { formatMonth, formatNumber, formatYen } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { planPrice } from '#shared/rules/plans/plan-price.ts';

/** The columns of plan management. `month` is the current month. */
export function usePlanColumns(month: string): DataColumn<ManagedPlan>[] {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const count = (value: number | null): string => (value === null ? t('unlimited') : formatNumber(value, language));

  const name = ({ name: text, offer, retired }: ManagedPlan) => (
    <div className={classes['name']}>
      <span>{text}</span>
      {retired ? (
        <Badge variant="light" color="gray" tt="none" fw={550}>
          {t('retired')}
        </Badge>
      ) : (
        offer === 'quotation' && (
          <Badge variant="outline" color="gray" tt="none" fw={550}>
            {t('offer.quotation')}
          </Badge>
        )
      )}
    </div>
  );
  const price = (plan: ManagedPlan) => {
    const next = plan.prices.find(({ from }) => from > month);
    const now = planPrice(plan, month, month).price;
    return (
      <div>
        {plan.offer === 'quotation' && now === 0 ? '–' : formatYen(now)}
        {next && (
          <Text size="xs" c="dimmed">
            {t('nextPrice', { month: formatMonth(next.from), price: formatYen(next.price) })}
          </Text>
        )}
      </div>
    );
  };

  return [
    { key: 'name', label: t('field.planName'), isRowHeader: true, render: name },
    { key: 'price', label: t('field.price'), isNumber: true, render: price },
    { key: 'accounts', label: t('accounts'), isNumber: true, render: ({ accounts }) => formatNumber(accounts, language) },
    { key: 'sites', label: t('field.quantitySite'), isNumber: true, canHide: true, render: ({ quantitySite }) => count(quantitySite) },
    { key: 'sheets', label: t('field.maxPages'), isNumber: true, canHide: true, render: ({ maxPages }) => count(maxPages) },
    {
      key: 'direction',
      label: t('field.quantitySwipe'),
      isNumber: true,
      canHide: true,
      isHiddenByDefault: true,
      render: ({ quantitySwipe }) => count(quantitySwipe),
    },
    {
      key: 'views',
      label: t('field.limitAccess'),
      isNumber: true,
      canHide: true,
      render: (plan) => count(planPrice(plan, month, month).limitAccess),
    },
    {
      key: 'features',
      label: t('features'),
      canHide: true,
      maxWidth: 280,
      wraps: true,
      render: (plan) => {
        const names = FEATURES.filter((feature) => plan[feature]).map((feature) => t(`field.${feature}`));
        return <Text size="xs">{names.length > 0 ? names.join(t('separator')) : t('none')}</Text>;
      },
    },
  ];
}
