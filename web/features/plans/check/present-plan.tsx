import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PlanCheck } from '#shared/model/plans/plan-check.ts';
import { useWithdrawPlan } from '#web/features/plans/check/check-plan-queries.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { PriceList } from '#web/features/plans/shared/price-list.tsx';
import classes from '#web/features/plans/check/check-plan.module.css';
import { RequestedEnd } from '#web/features/plans/check/contract-end.tsx';
import { PlanFaultList } from '#web/features/plans/shared/plan-fault-list.tsx';
import { formatDay, formatNumber, formatTime, formatYen } from '#web/lib/format/format.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { OwnPageViews } from '#web/features/usage/shared/own-page-views.tsx';

/** Shows a requested change, which can be withdrawn until it takes effect. */
function PendingChange({ check }: { check: PlanCheck }) {
  const { t } = useTranslation('contract');
  const people = usePersonNames();
  const withdraw = useWithdrawPlan();
  const mayRequest = useMayDo('plan:request');
  const { change, decidedBy, options, askable } = check;
  if (!change) return null;
  const name = [...options, ...askable].find(({ plan }) => plan.id === change.planId)?.plan.name ?? change.planId;
  return (
    <Alert
      color="gray"
      icon={<IconCalendarEvent aria-hidden />}
      title={t('change.title', { day: formatDay(`${change.from}-01`), plan: name })}
    >
      <Stack gap="sm" align="flex-start">
        {t('change.text', { name: people.said(change.requestedBy, change.byProvider), time: formatTime(change.requestedAt) })}
        {check.changeFaults.length > 0 && (
          <div>
            <Text size="sm" fw={550}>
              {t('change.exceeds', { day: formatDay(`${change.from}-01`) })}
            </Text>
            <PlanFaultList faults={check.changeFaults} />
          </div>
        )}
        {mayRequest && decidedBy === null && (
          <Button
            variant="default"
            loading={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(undefined, {
                onSuccess: () => toast.success(t('change.withdrawn')),
                onError: (error) => toast.error(error, t('change.withdrawFailed')),
              })
            }
          >
            {t('change.withdraw')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** The usage of the plan. */
function Use({ check: { plan, use, licences } }: { check: PlanCheck }) {
  const { t } = useTranslation('contract');
  const language = useLanguage();
  const number = (value: number): string => formatNumber(value, language);
  const ofMax = (used: number, max: number | null): string =>
    max === null ? t('usedUnlimited', { used: number(used) }) : t('usedOf', { used: number(used), max: number(max) });
  const ofFeature = (isIncluded: boolean, used: number): string => (isIncluded ? t('included', { used: number(used) }) : t('notIncluded'));
  const figures = [
    ...(licences
      ? ([
          ['licences', ofMax(licences.used, licences.granted)],
          ['licenceCost', t('licenceCost', { cost: formatYen(licences.cost), price: formatYen(licences.price) })],
        ] as const)
      : []),
    [licences ? 'ownSites' : 'sites', ofMax(use.sites, plan.quantitySite)],
    ['sheets', ofMax(use.sheets, plan.maxPages)],
    ['direction', ofMax(use.direction, plan.quantitySwipe)],
    ['languages', plan.multiLanguage ? t('usedUnlimited', { used: number(use.languages) }) : ofMax(use.languages, 1)],
    ['popups', ofFeature(plan.settingPopupCta, use.popups)],
    ['forms', ofFeature(plan.settingFormContact, use.forms)],
  ] as const;
  return (
    <dl className={classes['facts']}>
      {figures.map(([name, text]) => (
        <div key={name}>
          <dt>{t(`figure.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The current plan, its usage, and a requested change. */
export function PresentPlan({ check }: { check: PlanCheck }) {
  const { t } = useTranslation('contract');
  const { plan, price, prices, contractStart, contractEnd } = check;
  const isUnpriced = plan.offer === 'quotation' && price.price === 0;
  const period =
    contractStart === null
      ? t('noPeriod')
      : contractEnd === null
        ? t('openPeriod', { start: formatDay(contractStart) })
        : t('betweenPeriod', { start: formatDay(contractStart), end: formatDay(contractEnd) });
  return (
    <Stack gap="lg">
      <RequestedEnd check={check} />
      <PendingChange check={check} />
      <div className={classes['present']}>
        <Paper component="section" withBorder p="lg" aria-label={t('present')}>
          <Text size="sm" c="dimmed">
            {t('present')}
          </Text>
          <Title order={2}>{plan.name}</Title>
          <Text>{isUnpriced ? t('unpriced') : t('price', { price: formatYen(price.price) })}</Text>
          <Text size="sm" c="dimmed" mt="xs">
            {t('period')} {period}
          </Text>
          {prices.length > 0 && (
            <>
              <Text size="sm" fw={550} mt="sm">
                {t('prices')}
              </Text>
              <PriceList prices={prices} month={monthOf(serverNow())} />
            </>
          )}
        </Paper>
        <Paper component="section" withBorder p="lg" aria-label={t('use')}>
          <Title order={2} mb="sm">
            {t('use')}
          </Title>
          <Stack gap="md">
            <Use check={check} />
            <OwnPageViews />
          </Stack>
        </Paper>
      </div>
    </Stack>
  );
}
