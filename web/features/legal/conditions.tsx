import { Paper, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ContractConditions } from '#shared/model/legal/legal-document.ts';
import classes from '#web/features/legal/legal.module.css';
import { formatYen } from '#web/lib/format/format.ts';

/** Plan, price, initial fee and minimum term of the account, shown before it agrees. A trial has no fee and no term. */
export function Conditions({ conditions: { planName, price, initialFee, minimumMonths, isTrial } }: { conditions: ContractConditions }) {
  const { t } = useTranslation('legal');
  const facts = [
    [t('conditions.plan'), planName],
    [t('conditions.price'), formatYen(price)],
    ...(isTrial
      ? []
      : [
          [t('conditions.initialFee'), formatYen(initialFee)],
          [t('conditions.minimum'), t('conditions.months', { count: minimumMonths })],
        ]),
  ];
  return (
    <Paper component="section" withBorder p="md">
      <Title order={2} size="h3">
        {t('conditions.title')}
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
        {isTrial ? t('conditions.trial', { initialFee: formatYen(initialFee), count: minimumMonths }) : t('conditions.paid')}
      </Text>
    </Paper>
  );
}
