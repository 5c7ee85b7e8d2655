import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';
import { AccountingSettingsForm } from '#web/features/billing/accounting/accounting-settings-form.tsx';
import { useAccounting, useSales } from '#web/features/billing/accounting/accounting-queries.ts';
import { JournalExport } from '#web/features/billing/accounting/journal-export.tsx';
import { SalesTable } from '#web/features/billing/accounting/sales-table.tsx';
import { formatMonth } from '#web/lib/format/format.ts';
import { useMonth } from '#web/lib/use-month.ts';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';

/** Number of months to choose from, the current one first. */
const MONTHS = 60;

/** The sales of a month, its journal for an accounting program, and the accounts that the journal names. */
export function AccountingPage() {
  const { t } = useTranslation('bills');
  const present = useMonth();
  const [month, setMonth] = useState(present);
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(present, -back));
  const sales = useSales(month);
  return (
    <Page title={t('accounting.title')} lead={t('accounting.lead')}>
      <Stack gap="xl" maw={840}>
        <NativeSelect
          label={t('accounting.month')}
          data={months.map((value) => ({ value, label: formatMonth(value) }))}
          value={month}
          maw={240}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
        <QueryState query={sales} failed={t('accounting.failed')} placeholder={240}>
          {(summary) => <SalesTable summary={summary} isStale={sales.isPlaceholderData} />}
        </QueryState>
        <JournalExport month={month} />
        <QueryState query={useAccounting()} failed={t('accounting.failed')} placeholder={480}>
          {({ settings, version }) => <AccountingSettingsForm key={version} stored={settings} version={version} />}
        </QueryState>
      </Stack>
    </Page>
  );
}
