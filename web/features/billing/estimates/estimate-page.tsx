import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconFileOff } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { periodText } from '#shared/rules/billing/free-lines.ts';
import classes from '#web/features/billing/estimates/estimates.module.css';
import { EstimateActions } from '#web/features/billing/estimates/estimate-actions.tsx';
import { type EstimateData, useEstimate } from '#web/features/billing/estimates/estimate-queries.ts';
import { EstimateStateBadge } from '#web/features/billing/estimates/estimate-state-badge.tsx';
import { formatDay, formatNumber, formatTime, formatYen } from '#web/lib/format/format.ts';
import { estimateListPath, estimatePath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LoadStatePage } from '#web/ui/page/load-state-page.tsx';
import { MissingItem } from '#web/ui/page/missing-item.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** What identifies the quotation, and what became of it. Facts that it lacks are left out. */
function Facts({ estimate }: { estimate: EstimateData }) {
  const { t } = useTranslation(['estimates', 'bills', 'common']);
  const { recipient, email, language, delivery, issuedOn, validUntil, sentAt, decidedAt, total } = estimate;
  const facts: [label: string, value: string | null | undefined][] = [
    [t('companyName'), recipient.companyName],
    [t('department'), recipient.department],
    [t('contactName'), recipient.contactName],
    [t('address'), recipient.address],
    [t('email'), email],
    [t('language'), t(`bills:documents.${language}`)],
    [t('delivery'), t(`by.${delivery}`)],
    [t('issuedOn'), formatDay(issuedOn)],
    [t('validUntil'), formatDay(validUntil)],
    [t('total'), formatYen(total)],
    [t('sentAt'), sentAt && formatTime(sentAt)],
    [t('decidedAt'), decidedAt && formatTime(decidedAt)],
  ];
  return (
    <dl className={classes['facts']}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Lines({ estimate: { lines, taxes, total, note } }: { estimate: EstimateData }) {
  const { t } = useTranslation(['estimates', 'manual']);
  const language = useLanguage();
  return (
    <Paper component="section" withBorder p="lg" aria-label={t('lines')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('lines')}
        </Title>
        <ul className={classes['lines']}>
          {lines.map(({ text = '', period, quantity, unitPrice, amount, taxRate }, index) => (
            <li key={index}>
              <div>
                <div>{text}</div>
                <Text size="xs" c="dimmed" component="div">
                  {period && `${periodText(period)} · `}
                  {t('line', { quantity: formatNumber(quantity, language), unitPrice: formatYen(unitPrice), taxRate })}
                </Text>
              </div>
              <div className={classes['amount']}>{formatYen(amount)}</div>
            </li>
          ))}
          {taxes.flatMap(({ taxRate: rate, subtotal, tax }) => [
            <li key={`subtotal-${rate}`}>
              <div>{t('manual:subtotal', { rate })}</div>
              <div className={classes['amount']}>{formatYen(subtotal)}</div>
            </li>,
            <li key={`tax-${rate}`}>
              <div>{t('manual:tax', { rate })}</div>
              <div className={classes['amount']}>{formatYen(tax)}</div>
            </li>,
          ])}
          <li className={classes['total']}>
            <div>{t('manual:total')}</div>
            <div className={classes['amount']}>{formatYen(total)}</div>
          </li>
        </ul>
        {note !== '' && <Text className={classes['note'] ?? ''}>{note}</Text>}
      </Stack>
    </Paper>
  );
}

/** One quotation with what became of it. */
export function EstimatePage() {
  const { t } = useTranslation('estimates');
  const user = useUser();
  const { number = '' } = useParams();
  const query = useEstimate(number);
  const back = { path: estimateListPath(user), label: t('back') };
  if (!query.data) {
    const missing = <MissingItem icon={IconFileOff} title={t('missing')} back={back} />;
    return <LoadStatePage title={t('one', { number })} failed={t('failed')} query={query} missing={missing} />;
  }
  const { replaces, replacedBy } = query.data;
  const related = replacedBy ?? replaces;
  return (
    <Page
      title={t('one', { number })}
      action={
        <Button component={Link} to={back.path} variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />}>
          {back.label}
        </Button>
      }
    >
      <Stack gap="lg" maw={840}>
        <Group gap="sm">
          <EstimateStateBadge estimate={query.data} />
          <EstimateActions estimate={query.data} />
        </Group>
        {related !== null && (
          <Alert variant="light" color="gray">
            {t(replacedBy === null ? 'replacesText' : 'replacedText')} <Link to={estimatePath(user, related)}>{related}</Link>
          </Alert>
        )}
        <Facts estimate={query.data} />
        <Lines estimate={query.data} />
      </Stack>
    </Page>
  );
}
