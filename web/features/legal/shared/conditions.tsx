import { Paper, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ContractConditions } from '#shared/model/legal/legal-document.ts';
import classes from '#web/features/legal/shared/conditions.module.css';
import { formatMonth, formatYen } from '#web/lib/format/format.ts';

/**
 * Plan, price, initial fee, minimum term, first billed month and discount of the account, shown before it agrees and
 * afterwards in its profile. A trial has no fee and no term.
 */
export function Conditions({ conditions, title }: { conditions: ContractConditions; title?: string }) {
  const { planName, price, priceWithTax, initialFee, initialFeeChoice, firstBilledMonth, discount, minimumMonths, isTrial } = conditions;
  const { t } = useTranslation('legal');
  const facts = [
    [t('conditions.plan'), planName],
    [t('conditions.price'), formatYen(price)],
    ...(isTrial
      ? []
      : [
          ...(priceWithTax > 0 ? [[t('conditions.priceWithTax'), formatYen(priceWithTax)]] : []),
          [t('conditions.initialFee'), initialFeeChoice === 'charge' ? formatYen(initialFee) : t(`conditions.${initialFeeChoice}`)],
          [t('conditions.minimum'), t('conditions.months', { count: minimumMonths })],
          ...(firstBilledMonth === null ? [] : [[t('conditions.firstBilledMonth'), formatMonth(firstBilledMonth)]]),
        ]),
    ...(discount
      ? [[t('conditions.discount'), t('conditions.discountOf', { amount: formatYen(discount.amount), months: discount.months })]]
      : []),
  ];
  return (
    <Paper component="section" withBorder p="md">
      <Title order={2} size="h3">
        {title ?? t('conditions.title')}
      </Title>
      <dl className={classes['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed">
        {isTrial
          ? t('conditions.trial', { initialFee: formatYen(initialFee), count: minimumMonths })
          : initialFeeChoice === 'charge' && t('conditions.paid')}
      </Text>
    </Paper>
  );
}
