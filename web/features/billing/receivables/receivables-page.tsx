import { Button, Group, Stack } from '@mantine/core';
import { IconCircleCheck, IconFileImport, IconMailExclamation } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { Receivables } from '#shared/model/billing/receivables.ts';
import { openAndOverdue, sumByAge } from '#shared/rules/billing/receivables.ts';
import { AccountTable } from '#web/features/billing/receivables/account-table.tsx';
import { AgeList } from '#web/features/billing/receivables/age-list.tsx';
import { MoneyFigures } from '#web/features/billing/shared/money-figures.tsx';
import { useReceivables } from '#web/lib/api/use-receivables.ts';
import { bankTransfersPath, dunningPath, paymentListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';

function NothingOpen() {
  const { t } = useTranslation('receivables');
  const user = useUser();
  return (
    <EmptyState
      icon={IconCircleCheck}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Button component={Link} to={paymentListPath(user)} variant="default">
          {t('empty.action')}
        </Button>
      }
    />
  );
}

function Content({ receivables: { accounts, received } }: { receivables: Receivables }) {
  const ages = sumByAge(accounts);
  return (
    <Stack gap="xl">
      <MoneyFigures {...openAndOverdue(ages)} received={received} />
      {accounts.length === 0 ? (
        <NothingOpen />
      ) : (
        <>
          <AgeList ages={ages} />
          <AccountTable kind="oems" accounts={accounts.filter(({ isOem }) => isOem)} />
          <AccountTable kind="customers" accounts={accounts.filter(({ isOem }) => !isOem)} />
        </>
      )}
    </Stack>
  );
}

/** What accounts have to pay, by age and account, each linked to its invoices. */
export function ReceivablesPage() {
  const { t } = useTranslation(['receivables', 'dunning', 'transfers']);
  const user = useUser();
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      action={
        <Group gap="xs">
          <Button component={Link} to={bankTransfersPath(user)} variant="default" leftSection={<IconFileImport size={18} aria-hidden />}>
            {t('transfers:action')}
          </Button>
          <Button component={Link} to={dunningPath(user)} variant="default" leftSection={<IconMailExclamation size={18} aria-hidden />}>
            {t('dunning:action')}
          </Button>
        </Group>
      }
    >
      <QueryState query={useReceivables()} failed={t('failed')} placeholder={480}>
        {(receivables) => <Content receivables={receivables} />}
      </QueryState>
    </Page>
  );
}
