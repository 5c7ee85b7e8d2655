import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { PaymentAge } from '#shared/model/billing/payment.ts';
import type { AccountReceivables } from '#shared/model/billing/receivables.ts';
import { openAndOverdue, sumByAge } from '#shared/rules/billing/receivables.ts';
import { formatYen } from '#web/lib/format/format.ts';
import { paymentGroupPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';

/** Number of accounts that are shown at first, and that each click adds. */
const ROWS = 50;

const openOf = ({ ages }: AccountReceivables): number => openAndOverdue(ages).open.amount;
const overdueOf = ({ ages }: AccountReceivables): number => openAndOverdue(ages).overdue.amount;

interface AccountTableProps {
  kind: 'oems' | 'customers';
  accounts: readonly AccountReceivables[];
}

/** What the accounts of a kind have to pay, by age, most overdue first. Renders nothing without accounts. */
export function AccountTable({ kind, accounts }: AccountTableProps) {
  const { t } = useTranslation('receivables');
  const user = useUser();
  const [count, setCount] = useState(ROWS);
  if (accounts.length === 0) return null;
  const sorted = accounts.toSorted((one, other) => overdueOf(other) - overdueOf(one) || openOf(other) - openOf(one));
  const { open, overdue } = openAndOverdue(sumByAge(accounts));
  const ageColumn = (age: PaymentAge): DataColumn<AccountReceivables> => ({
    key: age,
    label: t(`age.${age}`),
    isNumber: true,
    render: ({ accountId, ages }) =>
      ages[age].invoices === 0 ? (
        '–'
      ) : (
        <Anchor component={Link} to={paymentGroupPath(user, age, accountId)} inherit underline="always">
          {formatYen(ages[age].amount)}
        </Anchor>
      ),
  });
  return (
    <Stack gap="xs" component="section" aria-label={t(kind)}>
      <Title order={2} size="h4">
        {t(kind)}
      </Title>
      <Text size="sm" c="dimmed">
        {t('subtotal', { open: formatYen(open.amount), overdue: formatYen(overdue.amount) })}
      </Text>
      <DataTable
        label={t(kind)}
        columns={[
          { key: 'company', label: t('company'), isRowHeader: true, maxWidth: 280, render: ({ companyName }) => companyName },
          { key: 'open', label: t('amount'), isNumber: true, render: (account) => formatYen(openOf(account)) },
          ...PaymentAge.options.map(ageColumn),
        ]}
        rows={sorted.slice(0, count)}
        rowKey={({ accountId }) => accountId}
        rowName={({ companyName }) => companyName}
        rowPath={({ accountId }) => paymentGroupPath(user, 'OPEN', accountId)}
      />
      {sorted.length > count && (
        <Button variant="default" onClick={() => setCount(count + ROWS)} style={{ alignSelf: 'center' }}>
          {t('more')}
        </Button>
      )}
    </Stack>
  );
}
