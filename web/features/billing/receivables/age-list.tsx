import { Paper, Stack, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { PaymentAge } from '#shared/model/billing/payment.ts';
import type { AccountReceivables } from '#shared/model/billing/receivables.ts';
import classes from '#web/features/billing/receivables/age-list.module.css';
import { formatNumber, formatYen } from '#web/lib/format/format.ts';
import { paymentGroupPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** The open invoices by days past their due day, each linked to the filtered list of payments. */
export function AgeList({ ages }: Pick<AccountReceivables, 'ages'>) {
  const { t } = useTranslation('receivables');
  const user = useUser();
  const language = useLanguage();
  return (
    <Stack gap="xs" component="section" aria-label={t('ages')} maw={560}>
      <Title order={2} size="h4">
        {t('ages')}
      </Title>
      <Paper withBorder component="ul" className={classes['ages']}>
        {PaymentAge.options.map((age) => (
          <li key={age}>
            <Link to={paymentGroupPath(user, age)}>{t(`age.${age}`)}</Link>
            <span className={classes['count']}>{t('count', { invoices: formatNumber(ages[age].invoices, language) })}</span>
            <span>{formatYen(ages[age].amount)}</span>
          </li>
        ))}
      </Paper>
    </Stack>
  );
}
