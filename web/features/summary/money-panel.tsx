import { Skeleton } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { openAndOverdue, sumByAge } from '#shared/rules/billing/receivables.ts';
import { MoneyFigures } from '#web/features/billing/shared/money-figures.tsx';
import { SummaryPanel } from '#web/features/summary/summary-panel.tsx';
import { useReceivables } from '#web/lib/api/use-receivables.ts';
import { receivablesPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { QueryState } from '#web/ui/page/query-state.tsx';

/** What is open, overdue and received in this month, for the operator. */
export function MoneyPanel() {
  const { t } = useTranslation('receivables');
  const user = useUser();
  return (
    <SummaryPanel title={t('panel.title')} all={{ path: receivablesPath(user), label: t('panel.all') }}>
      <QueryState query={useReceivables()} failed={t('failed')} placeholder={<Skeleton height={52} />}>
        {({ accounts, received }) => <MoneyFigures {...openAndOverdue(sumByAge(accounts))} received={received} />}
      </QueryState>
    </SummaryPanel>
  );
}
