import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SalesSummary } from '#shared/model/billing/accounting.ts';
import { formatYen } from '#web/lib/format/format.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';

interface Sum {
  key: string;
  name: string;
  subtotal: number;
  tax: number;
  total: number;
}

/** The sales of a month by tax rate with their sum, and its receipts. */
export function SalesTable({ summary, isStale }: { summary: SalesSummary; isStale: boolean }) {
  const { t } = useTranslation('bills');
  const { rates, sum, received, shortfall, surplus, writtenOff, invoices, credits, creditNotes, credited, refunded } = summary;
  const receipts = [
    [t('accounting.credited'), 0 - credited],
    [t('accounting.transfer'), received.transfer],
    [t('accounting.card'), received.card],
    [t('accounting.refunded'), 0 - refunded],
    [t('accounting.shortfall'), shortfall],
    [t('accounting.surplus'), surplus],
    [t('accounting.writtenOff'), writtenOff],
  ] as const;
  const hasReceipts = receipts.some(([, amount]) => amount !== 0);
  if (invoices + credits === 0 && !hasReceipts) return <Text role="status">{t('accounting.none')}</Text>;
  const rows: Sum[] = [
    ...rates.map(({ taxRate, ...amounts }) => ({ key: String(taxRate), name: `${taxRate}%`, ...amounts })),
    { key: 'sum', name: t('accounting.sum'), ...sum },
  ];
  const yen = (key: 'subtotal' | 'tax' | 'total') => ({
    key,
    label: t(`accounting.${key}`),
    isNumber: true,
    render: (row: Sum) => formatYen(row[key]),
  });
  return (
    <Stack gap="lg">
      <Stack gap="xs" component="section" aria-label={t('accounting.sales')}>
        <Title order={2} size="h4">
          {t('accounting.sales')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('accounting.documents', { invoices, credits: credits + creditNotes })}
        </Text>
        <DataTable
          label={t('accounting.sales')}
          columns={[
            { key: 'taxRate', label: t('accounting.taxRate'), isRowHeader: true, render: ({ name }: Sum) => name },
            yen('subtotal'),
            yen('tax'),
            yen('total'),
          ]}
          rows={rows}
          rowKey={({ key }) => key}
          rowName={({ name }) => name}
          isStale={isStale}
        />
      </Stack>
      <Stack gap="xs" component="section" aria-label={t('accounting.receipts')}>
        <Title order={2} size="h4">
          {t('accounting.receipts')}
        </Title>
        <SimpleGrid component="dl" cols={{ base: 2, sm: 3 }} spacing="md" m={0}>
          {receipts.map(([label, amount]) => (
            <div key={label}>
              <Text component="dt" size="sm" c="dimmed">
                {label}
              </Text>
              <Text component="dd" m={0} fw={600}>
                {formatYen(amount)}
              </Text>
            </div>
          ))}
        </SimpleGrid>
      </Stack>
    </Stack>
  );
}
