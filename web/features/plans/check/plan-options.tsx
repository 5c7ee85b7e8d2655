import { Group, Stack, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PlanCheck, PlanOption } from '#shared/model/plans/plan-check.ts';
import classes from '#web/features/plans/check/check-plan.module.css';
import { PlanOptionCard } from '#web/features/plans/check/plan-option-card.tsx';
import { RequestDialog } from '#web/features/plans/check/request-dialog.tsx';
import { useMayDo } from '#web/lib/session/user.ts';

/** The plans that the account may change to, side by side. A switch shows the multilanguage plans instead. */
export function PlanOptions({ check }: { check: PlanCheck }) {
  const { t } = useTranslation('contract');
  const mayRequest = useMayDo('plan:request');
  const [isMultiLanguage, setMultiLanguage] = useState(check.plan.multiLanguage);
  const [chosen, setChosen] = useState<PlanOption | null>(null);
  const { options, change, decidedBy } = check;
  if (options.length === 0)
    return check.askable.length > 0 ? null : <Text>{decidedBy === null ? t('byQuotation') : t('decidedBy', { name: decidedBy })}</Text>;
  return (
    <Stack gap="md" component="section">
      <Group justify="space-between">
        <Title order={2}>{t('options')}</Title>
        <Switch
          label={t('languages')}
          checked={isMultiLanguage}
          onChange={({ currentTarget }) => setMultiLanguage(currentTarget.checked)}
        />
      </Group>
      {!mayRequest && <Text c="dimmed">{t('viewOnly')}</Text>}
      <ul className={classes['options']}>
        {options
          .filter(({ plan }) => plan.multiLanguage === isMultiLanguage)
          .map((option) => (
            <PlanOptionCard
              key={option.plan.id}
              option={option}
              isRequested={change?.planId === option.plan.id}
              mayRequest={mayRequest}
              onChoose={() => setChosen(option)}
            />
          ))}
      </ul>
      {chosen && <RequestDialog check={check} option={chosen} onClose={() => setChosen(null)} />}
    </Stack>
  );
}
