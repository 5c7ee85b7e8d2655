import { Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BillingStartInput } from '#shared/model/billing/billing-start.ts';
import { CHARGE_DAY } from '#shared/model/billing/billing-settings.ts';
import type { InvoiceLine } from '#shared/model/billing/invoice-line.ts';
import { parse } from '#shared/model/fields.ts';
import type { ManagedRole } from '#shared/model/role.ts';
import { type Plan, TRIAL_PLAN_ID } from '#shared/model/plans/plan.ts';
import type { Quotation } from '#shared/model/plans/quotation.ts';
import { billingStartOf } from '#shared/rules/billing/billing-start.ts';
import { firstInvoice, type FirstInvoice } from '#shared/rules/billing/first-invoice.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';
import { type BillingStartDraft, billingStartInput } from '#web/features/accounts/users/billing-start/billing-start-draft.ts';
import classes from '#web/features/accounts/users/billing-start/first-invoice.module.css';
import { api } from '#web/lib/api/api-client.ts';
import { formatDay, formatMonth, formatYen } from '#web/lib/format/format.ts';
import { useMayDo } from '#web/lib/session/user.ts';

/** Returns the day on which payments fall due; `undefined` for logins that may not read it, and until it is loaded. */
function useChargeDay(): number | undefined {
  const { data } = useQuery({
    queryKey: ['billing-settings'],
    queryFn: ({ signal }) => api.bill.settings({}, { signal }),
    enabled: useMayDo('payment:settle'),
  });
  return data && (data.settings?.chargeDay ?? CHARGE_DAY.default);
}

interface FirstInvoicePreviewProps {
  role: ManagedRole;
  /** The plan of the contract, with its listed prices; `undefined` until it is chosen. */
  plan: Plan | undefined;
  quotations: readonly Quotation[];
  contractStart: string | null;
  contractEnd: string | null;
  /** When the account was created, or now. */
  created: Date;
  now: Date;
  billingStart: BillingStartDraft;
}

function Lines({ invoice, planName }: { invoice: FirstInvoice; planName: string }) {
  const { t } = useTranslation('users');
  const textOf = ({ kind, month }: InvoiceLine): string => {
    if (kind === 'initial-fee') return t('billingStart.preview.initialFee');
    const of = { month: formatMonth(month) };
    return kind === 'discount' ? t('billingStart.preview.discount', of) : t('billingStart.preview.planFee', { ...of, plan: planName });
  };
  return (
    <dl className={classes['lines']}>
      {invoice.lines.map((line, index) => (
        <div key={index}>
          <dt>{textOf(line)}</dt>
          <dd>{formatYen(line.amount)}</dd>
        </div>
      ))}
      {invoice.taxes.map(({ taxRate, tax }) => (
        <div key={taxRate}>
          <dt>{t('billingStart.preview.tax', { rate: taxRate })}</dt>
          <dd>{formatYen(tax)}</dd>
        </div>
      ))}
      <div className={classes['total']}>
        <dt>{t('billingStart.preview.total')}</dt>
        <dd>{formatYen(invoice.total)}</dd>
      </div>
    </dl>
  );
}

/** The first invoice of an account, before it is saved. Shows no figures while fields of the billing start are invalid. */
export function FirstInvoicePreview(props: FirstInvoicePreviewProps) {
  const { role, plan, quotations, contractStart, contractEnd, created, now, billingStart } = props;
  const { t } = useTranslation('users');
  const chargeDay = useChargeDay();
  const input = billingStartInput(billingStart);
  const parsed = input === null ? { ok: true as const, value: null } : parse(BillingStartInput, input);
  const start = billingStartOf(parsed.ok ? parsed.value : null, contractStart, created);
  const contract = { role, quotations, contractStart, contractEnd, createdAt: created.toISOString(), billingStart: start };
  const invoice = parsed.ok && plan && firstInvoice({ ...contract, plan, planSince: monthOf(now) }, chargeDay ?? CHARGE_DAY.default, now);
  const hasEnded = contractEnd !== null && contractEnd < japaneseDay(now);
  const reason = !parsed.ok
    ? 'incomplete'
    : hasEnded
      ? 'ended'
      : plan === undefined
        ? 'choosePlan'
        : plan.id === TRIAL_PLAN_ID
          ? 'trial'
          : 'free';
  return (
    <Paper component="section" withBorder p="md" aria-label={t('billingStart.preview.title')}>
      <Title order={2} size="h4">
        {t('billingStart.preview.title')}
      </Title>
      <div aria-live="polite">
        {invoice && plan ? (
          <>
            <Text size="sm" c="dimmed">
              {chargeDay === undefined
                ? t('billingStart.preview.issuedOnly', { issued: formatDay(invoice.issuedOn) })
                : t('billingStart.preview.issued', { issued: formatDay(invoice.issuedOn), due: formatDay(invoice.dueOn) })}
            </Text>
            <Lines invoice={invoice} planName={plan.name} />
            <Text size="xs" c="dimmed">
              {t('billingStart.preview.note')}
            </Text>
          </>
        ) : (
          <Text size="sm" mt={4}>
            {t(`billingStart.preview.${reason}`)}
          </Text>
        )}
      </div>
    </Paper>
  );
}
