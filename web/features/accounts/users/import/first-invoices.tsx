import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { CallOf } from '#shared/api-contract/endpoint.ts';
import type { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import { useFirstInvoices } from '#web/features/accounts/users/import/import-queries.ts';
import { formatMonth, formatNumber, formatYen } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

interface FirstInvoicesProps {
  id: string;
  reading: CallOf<typeof userImport.firstInvoices>['body'];
}

/** The first invoices of the accounts that an import would create, and their sum. */
export function FirstInvoices({ id, reading }: FirstInvoicesProps) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const query = useFirstInvoices(id, reading);
  if (query.isError) return <ErrorState title={t('invoices.failed')} query={query} />;
  if (query.data === undefined) return <Skeleton height={160} />;
  const { invoices, invoiced, sum, free, faulty } = query.data;
  const number = (value: number): string => formatNumber(value, language);
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h4">
        {t('invoices.title')}
      </Title>
      <div role="status">
        <Text fw={600}>{t('invoices.sum', { sum: formatYen(sum), number: number(invoiced) })}</Text>
        {free > 0 && <Text size="sm">{t('invoices.free', { number: number(free) })}</Text>}
        {faulty > 0 && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t('invoices.faulty', { number: number(faulty) })}
          </Text>
        )}
      </div>
      <DataTable
        label={t('invoices.title')}
        rows={invoices}
        rowKey={({ row }) => String(row)}
        rowName={({ companyName }) => companyName}
        columns={[
          { key: 'row', label: t('csv.row'), render: ({ row }) => t('refused.rowOf', { row: number(row) }) },
          { key: 'company', label: t('columns.companyName'), isRowHeader: true, maxWidth: 280, render: ({ companyName }) => companyName },
          { key: 'month', label: t('invoices.month'), render: ({ first }) => (first ? formatMonth(first.month) : '–') },
          {
            key: 'fee',
            label: t('columns.initialFee'),
            render: ({ first }) => (first && first.initialFee > 0 ? formatYen(first.initialFee) : '–'),
          },
          { key: 'total', label: t('invoices.total'), render: ({ first }) => (first ? formatYen(first.total) : t('invoices.none')) },
        ]}
      />
      {invoiced + free > invoices.length && (
        <Text size="sm" c="dimmed">
          {t('invoices.more', { shown: number(invoices.length), all: number(invoiced + free) })}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {t('invoices.note')}
      </Text>
    </Stack>
  );
}
