import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconArrowLeft, IconFileOff, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useParams } from 'react-router';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import { balanceOf, creditableOf, isOverdue, isUntouched, ledgerOf, mayReceive, refundableOf } from '#shared/rules/billing/ledger.ts';
import { receivedOn } from '#shared/rules/billing/payment-receipt.ts';
import { isVoided, paymentStateAfter } from '#shared/rules/billing/payment-state.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import classes from '#web/features/billing/bills.module.css';
import { DocumentMenu } from '#web/features/billing/documents/document-menu.tsx';
import { CreditDialog } from '#web/features/billing/credit/credit-dialog.tsx';
import { CreditNotes } from '#web/features/billing/credit/credit-notes.tsx';
import { RefundDialog } from '#web/features/billing/credit/refund-dialog.tsx';
import { DunningSection } from '#web/features/billing/dunning/dunning-section.tsx';
import { InvoiceDocument } from '#web/features/billing/invoice/invoice-document.tsx';
import { LedgerSection } from '#web/features/billing/ledger/ledger-section.tsx';
import { ReceiptDialog } from '#web/features/billing/ledger/receipt-dialog.tsx';
import { LetterDialog } from '#web/features/billing/letter/letter-dialog.tsx';
import { chargeFacts } from '#web/features/billing/card/charge-facts.ts';
import { ChargeDialog, isChargeable } from '#web/features/billing/card/charge-dialog.tsx';
import { PayButton } from '#web/features/billing/card/pay-button.tsx';
import { useInvoice } from '#web/features/billing/payment-queries.ts';
import { PaymentStateBadge } from '#web/features/billing/payment-state-badge.tsx';
import { CorrectDialog } from '#web/features/billing/settle/correct-dialog.tsx';
import { SettleDialog, type SettleTarget } from '#web/features/billing/settle/settle-dialog.tsx';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { formatDay, formatYen } from '#web/lib/format/format.ts';
import { invoicePath, paymentListPath, userPath } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** Shows the state of the payment and how it was completed or voided, with the actions on it. */
function PaymentSection({ data }: { data: ResponseOf<typeof bill.get> }) {
  const { payment, invoice } = data;
  const { t } = useTranslation(['bills', 'card', 'ledger']);
  const maySettle = useMayDo('payment:settle');
  const user = useUser();
  const [isCharging, setCharging] = useState(false);
  const [target, setTarget] = useState<SettleTarget | null>(null);
  const [isReceiving, setReceiving] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const [isCrediting, setCrediting] = useState(false);
  const [isRefunding, setRefunding] = useState(false);
  const { paid, open, excess } = balanceOf(payment);
  const mayVoid = maySettle && paymentStateAfter(payment.state, 'void') !== undefined && isUntouched(payment);
  const [isWriting, setWriting] = useState(false);
  const { state, settlement, method, dueOn } = payment;
  const { credited = 0, refunded = 0 } = ledgerOf(payment);
  const paidOn = receivedOn(payment);
  const today = japaneseDay(serverNow());
  const facts: [string, string][] = [
    [t('csv.method'), t(`method.${method}`)],
    [t('csv.dueOn'), isOverdue(payment, today) ? t('overdue', { day: formatDay(dueOn) }) : formatDay(dueOn)],
    ...chargeFacts(t, payment),
    ...(credited > 0 ? [[t('ledger:credited'), formatYen(-credited)] satisfies [string, string]] : []),
    ...(refunded > 0 ? [[t('ledger:refunded'), formatYen(-refunded)] satisfies [string, string]] : []),
    ...(open > 0 && paid > 0 ? [[t('ledger:received'), formatYen(paid)] satisfies [string, string]] : []),
    ...(open > 0 ? [[t('ledger:open'), formatYen(open)] satisfies [string, string]] : []),
    ...(excess > 0 ? [[t(credited > 0 ? 'ledger:credit.excess' : 'ledger:excess'), formatYen(excess)] satisfies [string, string]] : []),
    ...(paidOn === null ? [] : [[t('csv.receivedOn'), formatDay(paidOn)] satisfies [string, string]]),
    ...(settlement?.receivedAmount ? [[t('csv.receivedAmount'), formatYen(settlement.receivedAmount)] satisfies [string, string]] : []),
    ...(settlement && settlement.reason !== '' && maySettle ? [[t('reason'), settlement.reason] satisfies [string, string]] : []),
  ];
  return (
    <section className={classes['payment']} aria-label={t('invoice.settlement')}>
      <PaymentStateBadge payment={payment} />
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {invoice.corrects !== null && (
          <div>
            <dt>{t('correct.former')}</dt>
            <dd>
              <Link to={invoicePath(user, invoice.corrects)}>{invoice.corrects}</Link>
            </dd>
          </div>
        )}
      </dl>
      {state === 'FAILED' && (
        <div className={classes['bank']}>
          <Text fw={500}>{t('card:bankInstead')}</Text>
          <p className={classes['lines']}>{invoice.issuer.bankDetails}</p>
        </div>
      )}
      <Group gap="xs" className={classes['paymentActions'] ?? ''}>
        <PayButton payment={payment} />
        {maySettle && isChargeable(payment) && (
          <Button variant="default" onClick={() => setCharging(true)}>
            {t('card:charge.action')}
          </Button>
        )}
        {maySettle && mayReceive(payment) && (
          <Button variant={open > 0 ? 'filled' : 'default'} onClick={() => setReceiving(true)}>
            {t('ledger:receive.action')}
          </Button>
        )}
        {maySettle && paymentStateAfter(state, 'complete') && (
          <Button variant="default" onClick={() => setTarget({ payment, action: 'complete' })}>
            {t('complete.action')}
          </Button>
        )}
        {maySettle && refundableOf(payment) > 0 && <Button onClick={() => setRefunding(true)}>{t('ledger:refund.action')}</Button>}
        {maySettle && creditableOf(payment) > 0 && (
          <Button variant="default" onClick={() => setCrediting(true)}>
            {t('ledger:credit.action')}
          </Button>
        )}
        {mayVoid && (
          <Button variant="default" onClick={() => setCorrecting(true)}>
            {t('correct.action')}
          </Button>
        )}
        {mayVoid && (
          <Button variant="outline" color="danger" onClick={() => setTarget({ payment, action: 'void' })}>
            {t('void.action')}
          </Button>
        )}
        {maySettle && (
          <Button variant="default" onClick={() => setWriting(true)}>
            {t('letter.action')}
          </Button>
        )}
      </Group>
      <CorrectDialog invoice={invoice} isOpen={isCorrecting} onClose={() => setCorrecting(false)} />
      <CreditDialog bill={data} isOpen={isCrediting} onClose={() => setCrediting(false)} />
      <RefundDialog payment={payment} entries={data.entries} isOpen={isRefunding} onClose={() => setRefunding(false)} />
      <LetterDialog target={isWriting ? payment : null} onClose={() => setWriting(false)} />
      {isCharging && <ChargeDialog payment={payment} onClose={() => setCharging(false)} />}
      <ReceiptDialog payments={isReceiving ? [payment] : null} onClose={() => setReceiving(false)} />
      <SettleDialog target={target} onClose={() => setTarget(null)} />
    </section>
  );
}

/** One invoice with its payment. */
export function InvoicePage() {
  const { t } = useTranslation('bills');
  const user = useUser();
  const [maySettle, maySeeUsers] = [useMayDo('payment:settle'), useMayDo('user:read')];
  const { number = '' } = useParams();
  const { data, error, isRefetching, refetch } = useInvoice(number);
  const back = (
    <Button component={Link} to={paymentListPath(user)} variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />}>
      {t('invoice.back')}
    </Button>
  );
  if (isNotFound(error))
    return (
      <Page title={t('invoice.title', { number })}>
        <EmptyState icon={IconFileOff} title={t('invoice.missing.title')} text={t('invoice.missing.text')} action={back} />
      </Page>
    );
  return (
    <Page
      title={t('invoice.title', { number })}
      action={
        data && (
          <Group className={classes['noPrint'] ?? ''} gap="xs">
            {maySettle && maySeeUsers && (
              <Button component={Link} to={userPath(user, data.payment.accountId)} variant="default">
                {t('filter.customer')}
              </Button>
            )}
            <DocumentMenu numbers={[data.payment.number]} />
            <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => print()}>
              {t('invoice.print')}
            </Button>
          </Group>
        )
      }
    >
      {data ? (
        <>
          <PaymentSection key={data.payment.number} data={data} />
          <CreditNotes creditNotes={data.creditNotes} />
          <LedgerSection payment={data.payment} entries={data.entries} receipts={data.receipts} />
          {data.dunning && <DunningSection number={number} dunning={data.dunning} />}
          <InvoiceDocument invoice={data.invoice} isVoid={isVoided(data.payment)} />
        </>
      ) : error ? (
        <ErrorState title={t('invoice.failed')} query={{ error, refetch, isRefetching }} />
      ) : (
        <Skeleton height={480} maw={840} />
      )}
    </Page>
  );
}
