import { Alert, Button, Group, Menu, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconFileDownload, IconFileOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { isEstimateOpen } from '#shared/rules/billing/estimate.ts';
import { periodText } from '#shared/rules/billing/free-lines.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import classes from '#web/features/billing/estimates/estimates.module.css';
import {
  useDecideEstimate,
  useDownloadApplication,
  useDownloadEstimate,
  useEstimate,
  useSendEstimate,
} from '#web/features/billing/estimates/estimate-queries.ts';
import { EstimateStateBadge } from '#web/features/billing/estimates/estimate-state-badge.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formatDay, formatNumber, formatTime, formatYen } from '#web/lib/format/format.ts';
import { createEstimatePath, estimateListPath, estimatePath } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { LoadStatePage } from '#web/ui/page/load-state-page.tsx';
import { MissingItem } from '#web/ui/page/missing-item.tsx';
import { Page } from '#web/ui/page/page.tsx';

type EstimateData = ResponseOf<typeof bill.estimate>['estimate'];

function DownloadMenu({ number }: { number: string }) {
  const { t } = useTranslation(['estimates', 'bills']);
  const download = useDownloadEstimate(number);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          loading={download.isPending}
        >
          {t('pdf')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map((language) => (
          <Menu.Item key={language} onClick={() => download.mutate(language)}>
            {t(`bills:documents.${language}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Downloads the application form of an accepted quotation, once its PDF is made. */
function ApplicationButton({ number }: { number: string }) {
  const { t } = useTranslation('estimates');
  const download = useDownloadApplication(number);
  return (
    <Button
      variant="default"
      leftSection={<IconFileDownload size={18} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('application')}
    </Button>
  );
}

/** What the operator can do with an open quotation: send it, record the decision, or replace it. */
function Actions({ estimate }: { estimate: EstimateData }) {
  const { t } = useTranslation('estimates');
  const user = useUser();
  const { number, email, sentAt, state } = estimate;
  const [asked, setAsked] = useState<'send' | 'accepted' | 'declined' | null>(null);
  const send = useSendEstimate(number);
  const decide = useDecideEstimate(number);
  const isOpen = isEstimateOpen(estimate, japaneseDay(serverNow()));
  const confirm = (): void => {
    const callbacks = {
      onSuccess: () => toast.success(t(`done.${asked ?? 'send'}`)),
      onError: (error: Error) =>
        refusalOf(error)?.code === 'transition-refused' ? toast.failure(t('refused')) : toast.error(error, t('changeFailed')),
      onSettled: () => setAsked(null),
    };
    if (asked === 'send') send.mutate(undefined, callbacks);
    else if (asked !== null) decide.mutate(asked, callbacks);
  };
  return (
    <Group gap="xs">
      {isOpen && <Button onClick={() => setAsked('send')}>{t(sentAt === null ? 'send' : 'sendAgain')}</Button>}
      {isOpen && (
        <Button variant="default" onClick={() => setAsked('accepted')}>
          {t('accept')}
        </Button>
      )}
      {isOpen && (
        <Button variant="default" onClick={() => setAsked('declined')}>
          {t('decline')}
        </Button>
      )}
      {state === 'open' && (
        <Button component={Link} to={`${createEstimatePath(user)}?replaces=${number}`} variant="default">
          {t('replace')}
        </Button>
      )}
      <DownloadMenu number={number} />
      {state === 'accepted' && <ApplicationButton number={number} />}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t(`ask.${asked ?? 'send'}.title`)}
        confirmLabel={t(`ask.${asked ?? 'send'}.action`)}
        isDanger={false}
        isBusy={send.isPending || decide.isPending}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        <Text>{t(`ask.${asked ?? 'send'}.text`, { email, number })}</Text>
      </ConfirmDialog>
    </Group>
  );
}

function Facts({ estimate }: { estimate: EstimateData }) {
  const { t } = useTranslation(['estimates', 'bills', 'common']);
  const { recipient, email, language, delivery, issuedOn, validUntil, sentAt, decidedAt, total } = estimate;
  const facts: [string, string][] = [
    [t('companyName'), recipient.companyName],
    ...(recipient.department === undefined ? [] : [[t('department'), recipient.department] satisfies [string, string]]),
    ...(recipient.contactName === '' ? [] : [[t('contactName'), recipient.contactName] satisfies [string, string]]),
    ...(recipient.address === undefined ? [] : [[t('address'), recipient.address] satisfies [string, string]]),
    [t('email'), email],
    [t('language'), t(`bills:documents.${language}`)],
    [t('delivery'), t(`by.${delivery}`)],
    [t('issuedOn'), formatDay(issuedOn)],
    [t('validUntil'), formatDay(validUntil)],
    [t('total'), formatYen(total)],
    ...(sentAt === null ? [] : [[t('sentAt'), formatTime(sentAt)] satisfies [string, string]]),
    ...(decidedAt === null ? [] : [[t('decidedAt'), formatTime(decidedAt)] satisfies [string, string]]),
  ];
  return (
    <dl className={classes['facts']}>
      {facts.map(([label, value]) => (
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
          <Actions estimate={query.data} />
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
