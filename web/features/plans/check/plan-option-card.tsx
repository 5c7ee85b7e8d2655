import { Button, Paper, Text, Title } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Plan } from '#shared/model/plans/plan.ts';
import type { PlanOption } from '#shared/model/plans/plan-check.ts';
import classes from '#web/features/plans/check/check-plan.module.css';
import { formatNumber, formatYen } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { PlanFaultList } from '#web/features/plans/shared/plan-fault-list.tsx';

const FEATURES = [
  'settingFormContact',
  'settingPopupCta',
  'settingTagSeo',
  'multiLanguage',
  'privateDomain',
  'analyticsEffect',
] as const satisfies readonly (keyof Plan)[];

interface PlanOptionCardProps {
  option: PlanOption;
  isRequested: boolean;
  mayRequest: boolean;
  onChoose: () => void;
  /** Whether another account decides on the plan. */
  isAsked?: boolean;
}

/** One of the plans to choose from: price, limits, features, and why the plan cannot be chosen. */
export function PlanOptionCard({
  option: { plan, price, faults },
  isRequested,
  mayRequest,
  onChoose,
  isAsked = false,
}: PlanOptionCardProps) {
  const { t } = useTranslation(['contract', 'plans']);
  const language = useLanguage();
  const number = (value: number | null): string => (value === null ? t('unlimited') : formatNumber(value, language));
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <Paper component="li" withBorder p="lg" className={classes['option']}>
      <div>
        <Title order={3}>{plan.name}</Title>
        <Text fw={600} size="lg">
          {plan.offer === 'quotation' && price.price === 0 ? t('ask.quotation') : t('price', { price: formatYen(price.price) })}
        </Text>
      </div>
      <div>
        <Text size="sm">{t('sites', { number: number(plan.quantitySite) })}</Text>
        <Text size="sm">{t('sheets', { number: number(plan.maxPages) })}</Text>
        <Text size="sm">
          {price.limitAccess === null
            ? t('unlimitedViews')
            : t('views', { number: number(price.limitAccess), price: formatYen(price.limitAccessPrice) })}
        </Text>
      </div>
      <ul className={classes['features']}>
        {FEATURES.map((feature) => {
          const text = t(plan[feature] ? 'has' : 'hasNot', { feature: t(`plans:field.${feature}`) });
          return (
            <li key={feature} data-missing={!plan[feature]}>
              {plan[feature] ? <IconCheck {...icon} /> : <IconMinus {...icon} />}
              {text}
            </li>
          );
        })}
      </ul>
      {faults.length > 0 && (
        <div>
          <Text size="sm" fw={550}>
            {t('refused')}
          </Text>
          <Text size="sm" component="div">
            <PlanFaultList faults={faults} />
          </Text>
        </div>
      )}
      {mayRequest && faults.length === 0 && (
        <Button
          variant={isRequested ? 'default' : 'outline'}
          disabled={isRequested}
          onClick={onChoose}
          aria-label={isRequested ? undefined : `${t(isAsked ? 'ask.button' : 'choose')}: ${plan.name}`}
        >
          {t(isRequested ? 'requested' : isAsked ? 'ask.button' : 'choose')}
        </Button>
      )}
    </Paper>
  );
}
