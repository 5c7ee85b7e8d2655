import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PaymentAge } from '#shared/model/billing/payment.ts';
import type { AccountReceivables } from '#shared/model/billing/receivables.ts';
import { formatNumber, formatYen } from '#web/lib/format/format.ts';
import { paymentGroupPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';

/** The open invoices by days past their due day. */
export function AgeTable({ ages }: Pick<AccountReceivables, 'ages'>) {
  const { t } = useTranslation('receivables');
  const user = useUser();
  const language = useLanguage();
  return (
    <Stack gap="xs" component="section" aria-label={t('ages')} maw={560}>
      <Title order={2} size="h4">
        {t('ages')}
      </Title>
      <DataTable
        label={t('ages')}
        columns={[
          { key: 'age', label: t('ages'), isRowHeader: true, render: (age: PaymentAge) => t(`age.${age}`) },
          { key: 'invoices', label: t('invoices'), isNumber: true, render: (age) => formatNumber(ages[age].invoices, language) },
          { key: 'amount', label: t('amount'), isNumber: true, render: (age) => formatYen(ages[age].amount) },
        ]}
        rows={PaymentAge.options}
        rowKey={(age) => age}
        rowName={(age) => t(`age.${age}`)}
        rowPath={(age) => paymentGroupPath(user, age)}
      />
    </Stack>
  );
}
