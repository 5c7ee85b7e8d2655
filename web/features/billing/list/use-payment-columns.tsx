import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { balanceOf, isOverdue, ledgerOf } from '#shared/rules/billing/ledger.ts';
import { receivedOn } from '#shared/rules/billing/payment-receipt.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import classes from '#web/features/billing/bills.module.css';
import { PaymentStateBadge } from '#web/features/billing/payment-state-badge.tsx';
import { formatDay, formatNumber, formatYen } from '#web/lib/format/format.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';

/** The width in pixels in which an overdue day continues in a second line, so that it is not cut off on narrow screens. */
const OVERDUE_WIDTH = 110;

/** The columns of the list of payments. */
export function usePaymentColumns(hasCompanies: boolean): DataColumn<Payment>[] {
  const { t } = useTranslation(['bills', 'ledger']);
  const language = useLanguage();
  const today = japaneseDay(serverNow());
  const yen = (key: 'planFee' | 'licenceFee' | 'pageViewFee' | 'initialFee' | 'tax', isHiddenByDefault = false): DataColumn<Payment> => ({
    key,
    label: t(`csv.${key}`),
    isNumber: true,
    canHide: true,
    isHiddenByDefault,
    render: (payment) => formatYen(payment[key]),
  });
  const company: DataColumn<Payment> = {
    key: 'companyName',
    label: t('csv.companyName'),
    maxWidth: 240,
    render: ({ companyName }) => companyName,
  };
  return [
    { key: 'number', label: t('csv.number'), isRowHeader: true, render: ({ number }) => number },
    ...(hasCompanies ? [company] : []),
    { key: 'state', label: t('csv.state'), render: (payment) => <PaymentStateBadge payment={payment} /> },
    { key: 'total', label: t('csv.total'), isNumber: true, render: ({ total }) => formatYen(total) },
    {
      key: 'open',
      label: t('ledger:open'),
      isNumber: true,
      canHide: true,
      render: (payment) => formatYen(balanceOf(payment).open),
    },
    {
      key: 'dueOn',
      label: t('csv.dueOn'),
      canHide: true,
      render: (payment) =>
        isOverdue(payment, today) ? (
          <Text component="span" size="sm" c="danger" display="inline-block" maw={OVERDUE_WIDTH} className={classes['overdue'] ?? ''}>
            {t('overdue', { day: formatDay(payment.dueOn) })}
          </Text>
        ) : (
          formatDay(payment.dueOn)
        ),
    },
    {
      key: 'receivedOn',
      label: t('csv.receivedOn'),
      canHide: true,
      render: (payment) => {
        const day = receivedOn(payment);
        return day === null ? '–' : formatDay(day);
      },
    },
    {
      key: 'credited',
      label: t('csv.credited'),
      isNumber: true,
      canHide: true,
      isHiddenByDefault: true,
      render: (payment) => formatYen(0 - (ledgerOf(payment).credited ?? 0)),
    },
    // The number begins with the month.
    { key: 'month', label: t('csv.month'), canHide: true, isHiddenByDefault: true, render: ({ month }) => formatDay(month) },
    yen('planFee'),
    yen('licenceFee'),
    yen('pageViewFee'),
    yen('initialFee', true),
    yen('tax', true),
    {
      key: 'usedBlocks',
      label: t('csv.usedBlocks'),
      isNumber: true,
      canHide: true,
      isHiddenByDefault: true,
      render: ({ usedBlocks }) => formatNumber(usedBlocks, language),
    },
    {
      key: 'method',
      label: t('csv.method'),
      canHide: true,
      isHiddenByDefault: true,
      render: ({ method }) => t(`method.${method}`),
    },
  ];
}
