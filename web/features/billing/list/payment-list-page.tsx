import { Alert, Button, Group, Menu } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCalculator,
  IconClockDollar,
  IconCreditCard,
  IconFileDescription,
  IconFileInvoice,
  IconSettings,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { DOCUMENTS_PER_ZIP } from '#shared/model/billing/invoice-document.ts';
import { RECEIPT_INVOICES_MAX } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { isUntouched, mayReceive } from '#shared/rules/billing/ledger.ts';
import { type PaymentAction, paymentStateAfter } from '#shared/rules/billing/payment-state.ts';
import { DocumentMenu } from '#web/features/billing/documents/document-menu.tsx';
import { type PaymentFilter, paymentFilter } from '#web/features/billing/payment-filter.ts';
import { LetterDialog } from '#web/features/billing/letter/letter-dialog.tsx';
import { ReceiptDialog } from '#web/features/billing/ledger/receipt-dialog.tsx';
import { PaymentFilters } from '#web/features/billing/list/payment-filters.tsx';
import { usePaymentColumns } from '#web/features/billing/list/use-payment-columns.tsx';
import { ChargeDialog, isChargeable } from '#web/features/billing/card/charge-dialog.tsx';
import { useBillingSettings, usePayments } from '#web/features/billing/payment-queries.ts';
import { type SettleTarget, SettleDialog } from '#web/features/billing/settle/settle-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import {
  accountingPath,
  billingSettingsPath,
  estimateListPath,
  invoicePath,
  manualInvoicePath,
  paymentMethodPath,
  receivablesPath,
} from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { TableExportButton } from '#web/ui/table-export/table-export-button.tsx';
import { ColumnMenu } from '#web/ui/data-table/column-menu.tsx';
import { useVisibleColumns } from '#web/ui/data-table/use-visible-columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { isValidRange } from '#web/ui/list/list-filter.ts';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { type FilterState, useListFilter } from '#web/ui/list/use-list-filter.ts';
import { useRowSelection } from '#web/ui/list/use-row-selection.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

const SETTLE_ACTIONS = ['complete', 'void'] as const satisfies readonly PaymentAction[];

const isOffered = (payment: Payment, action: (typeof SETTLE_ACTIONS)[number]): boolean =>
  paymentStateAfter(payment.state, action) !== undefined && (action === 'complete' || isUntouched(payment));

/** Whether one receipt can pay the payments: those of one account, and not too many. */
const isOneReceipt = (payments: readonly Payment[]): boolean =>
  payments.length <= RECEIPT_INVOICES_MAX && new Set(payments.map(({ accountId }) => accountId)).size === 1;

const numberOf = ({ number }: Payment): string => number;

interface PaymentRowsProps {
  state: FilterState<PaymentFilter>;
  hasCompanies: boolean;
}

/** The payments that match the filter, or why the list is empty. */
function PaymentRows({ state, hasCompanies }: PaymentRowsProps) {
  const { t } = useTranslation(['bills', 'card', 'ledger', 'manual', 'common']);
  const user = useUser();
  const language = useLanguage();
  const maySettle = useMayDo('payment:settle');
  const columns = usePaymentColumns(hasCompanies);
  const visibility = useVisibleColumns(columns, 'payments');
  const { filter } = state;
  const list = usePayments(filter, { isEnabled: isValidRange(filter) });
  const [target, setTarget] = useState<SettleTarget | null>(null);
  const [letterTarget, setLetterTarget] = useState<Payment | null>(null);
  const [received, setReceived] = useState<readonly Payment[] | null>(null);
  const [charged, setCharged] = useState<Payment | null>(null);
  const tooMany = t('documents.tooMany', { max: String(DOCUMENTS_PER_ZIP) });
  const selection = useRowSelection(list.data ?? [], numberOf, {
    render: (selected) => (
      <Group gap="xs">
        {maySettle && selected.length > 0 && selected.every(mayReceive) && (
          <Button
            variant="default"
            disabled={!isOneReceipt(selected)}
            title={isOneReceipt(selected) ? undefined : t('ledger:receive.oneCustomer', { max: RECEIPT_INVOICES_MAX })}
            onClick={() => setReceived(selected)}
          >
            {t('ledger:receive.action')}
          </Button>
        )}
        <DocumentMenu numbers={selected.map(numberOf)} disabledReason={selected.length > DOCUMENTS_PER_ZIP ? tooMany : undefined} />
      </Group>
    ),
  });

  if (!isValidRange(filter)) return null;

  const actionsOf = (payment: Payment) =>
    maySettle && (
      <>
        {isChargeable(payment) && <Menu.Item onClick={() => setCharged(payment)}>{t('card:charge.action')}</Menu.Item>}
        {mayReceive(payment) && <Menu.Item onClick={() => setReceived([payment])}>{t('ledger:receive.action')}</Menu.Item>}
        {SETTLE_ACTIONS.filter((action) => isOffered(payment, action)).map((action) => (
          <Menu.Item key={action} {...(action === 'void' && { color: 'danger' })} onClick={() => setTarget({ payment, action })}>
            {t(`${action}.action`)}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => setLetterTarget(payment)}>{t('letter.action')}</Menu.Item>
        <Menu.Item component={Link} to={manualInvoicePath(user, payment.accountId)}>
          {t('manual:action')}
        </Menu.Item>
      </>
    );
  return (
    <>
      <PagedList
        list={list}
        rows={list.data}
        filter={state}
        text={(key) => t(key === 'clear' ? 'filter.clear' : key)}
        empty={<EmptyState icon={IconFileInvoice} title={t('empty.title')} text={t('empty.text')} />}
      >
        <Group justify="flex-end" gap="xs" mb="xs">
          <ColumnMenu columns={columns} visibility={visibility} />
          <TableExportButton
            fileName="payments"
            read={(page, signal) => api.bill.export({ query: { ...paymentFilter.toQuery(filter), language, ...page } }, { signal })}
          />
        </Group>
        <DataTable
          label={t('title')}
          columns={visibility.visible}
          rows={list.data ?? []}
          rowKey={numberOf}
          rowName={numberOf}
          rowPath={({ number }) => invoicePath(user, number)}
          rowActions={actionsOf}
          selection={selection}
          isLoading={list.isPending}
          isStale={list.isPlaceholderData}
        />
      </PagedList>
      <LetterDialog target={letterTarget} onClose={() => setLetterTarget(null)} />
      <ReceiptDialog payments={received} onClose={() => setReceived(null)} />
      <SettleDialog target={target} onClose={() => setTarget(null)} />
      {charged && <ChargeDialog payment={charged} onClose={() => setCharged(null)} />}
    </>
  );
}

/** Warns the operator that nothing is invoiced until the billing settings are entered. */
function MissingSettings() {
  const { t } = useTranslation('bills');
  const user = useUser();
  const { data } = useBillingSettings();
  if (data?.settings !== null) return null;
  return (
    <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={t('settings.missing.title')} mb="md">
      {t('settings.missing.text')} <Link to={billingSettingsPath(user)}>{t('settings.action')}</Link>
    </Alert>
  );
}

/** The payments of the login's account; the URL holds the filter. */
export function PaymentListPage() {
  const { t } = useTranslation(['bills', 'card', 'receivables']);
  const user = useUser();
  const maySettle = useMayDo('payment:settle');
  const isOperator = user.workRole === 'MASTER';
  const state = useListFilter(paymentFilter);
  const settings = maySettle && (
    <Group gap="xs">
      <Button component={Link} to={receivablesPath(user)} variant="default" leftSection={<IconClockDollar size={18} aria-hidden />}>
        {t('receivables:action')}
      </Button>
      <Button component={Link} to={estimateListPath(user)} variant="default" leftSection={<IconFileDescription size={18} aria-hidden />}>
        {t('estimates.action')}
      </Button>
      <Button component={Link} to={accountingPath(user)} variant="default" leftSection={<IconCalculator size={18} aria-hidden />}>
        {t('accounting.action')}
      </Button>
      <Button component={Link} to={billingSettingsPath(user)} variant="default" leftSection={<IconSettings size={18} aria-hidden />}>
        {t('settings.action')}
      </Button>
    </Group>
  );
  const paymentMethod = !isOperator && (
    <Button component={Link} to={paymentMethodPath(user)} variant="default" leftSection={<IconCreditCard size={18} aria-hidden />}>
      {t('card:action')}
    </Button>
  );
  return (
    <Page title={t('title')} lead={t(isOperator ? 'lead.operator' : 'lead.customer')} action={settings || paymentMethod || undefined}>
      {maySettle && <MissingSettings />}
      <PaymentFilters state={state} hasCompanies={isOperator} />
      <PaymentRows state={state} hasCompanies={isOperator} />
    </Page>
  );
}
