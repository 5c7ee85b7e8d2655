import { Loader, Stack, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { InvoiceLine } from '#shared/model/billing/invoice-line.ts';
import classes from '#web/features/billing/bills.module.css';
import { useBilledSites } from '#web/features/billing/payment-queries.ts';
import { formatDay, formatNumber, formatTime, formatYen } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

interface LineDetailsProps {
  /** The number of the invoice. */
  number: string;
  line: InvoiceLine;
}

/** The sites whose page views are billed. */
function BilledSites({ number }: { number: string }) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const { data, error } = useBilledSites(number);
  if (error) return <FailureAlert error={error} />;
  if (!data) return <Loader size="sm" aria-label={t('details.loading')} />;
  if (data.length === 0) return <Text size="sm">{t('details.noSites')}</Text>;
  return (
    <dl className={classes['sites']} aria-label={t('details.sites')}>
      {data.map(({ siteId, siteName, views }) => (
        <div key={siteId}>
          <dt>{siteName}</dt>
          <dd>{t('details.siteViews', { views: formatNumber(views, language) })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows how an invoice line was calculated: plan and its start, licences and their peak, page views by site. */
export function LineDetails({ number, line }: LineDetailsProps) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const { kind, month, planSince, peakAt, quantity, unitPrice, usage } = line;
  const count = (value: number): string => formatNumber(value, language);
  const price = formatYen(unitPrice);
  const planName = line.planName ?? '';
  switch (kind) {
    case 'plan-fee':
      return (
        <Stack gap={4}>
          <Text size="sm">{t('details.planFee', { planName, price })}</Text>
          {planSince !== undefined && <Text size="sm">{t('details.planSince', { planName, month: formatDay(planSince) })}</Text>}
        </Stack>
      );
    case 'licence-fee':
      return (
        <Stack gap={4}>
          <Text size="sm">{t('details.licences', { licences: count(quantity), price, month: formatDay(month) })}</Text>
          <Text size="sm">{peakAt === undefined ? t('details.peakAtStart') : t('details.peakAt', { at: formatTime(peakAt) })}</Text>
        </Stack>
      );
    case 'page-views':
      if (usage === null) return <Text size="sm">{t('details.corrected')}</Text>;
      return (
        <Stack gap={8}>
          <Text size="sm">
            {t('details.blocks', {
              views: count(usage.views),
              blockSize: count(usage.blockSize),
              blocks: count(usage.blocks),
              charged: count(quantity),
              price,
            })}
          </Text>
          <BilledSites number={number} />
        </Stack>
      );
    case 'discount':
      return <Text size="sm">{t('details.discount')}</Text>;
    case 'initial-fee':
      return <Text size="sm">{t('details.initialFee')}</Text>;
    default:
      return <Text size="sm">{t('details.carriedOver', { month: formatDay(month) })}</Text>;
  }
}
