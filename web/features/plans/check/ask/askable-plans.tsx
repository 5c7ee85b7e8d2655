import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PlanCheck, PlanOption } from '#shared/model/plans/plan-check.ts';
import { AskDialog } from '#web/features/plans/check/ask/ask-dialog.tsx';
import classes from '#web/features/plans/check/check-plan.module.css';
import { PlanOptionCard } from '#web/features/plans/check/plan-option-card.tsx';
import { useMayDo } from '#web/lib/session/user.ts';

/** The plans for which the account asks the account above: its OEM, or the operator. */
export function AskablePlans({ check }: { check: PlanCheck }) {
  const { t } = useTranslation('contract');
  const mayRequest = useMayDo('plan:request');
  const [chosen, setChosen] = useState<PlanOption | null>(null);
  const { askable, decidedBy, request } = check;
  if (askable.length === 0) return null;
  return (
    <Stack gap="md" component="section">
      <Title order={2}>{t('ask.title')}</Title>
      <Text>{decidedBy === null ? t('ask.leadOperator') : t('ask.leadOem', { name: decidedBy })}</Text>
      {!mayRequest && <Text c="dimmed">{t('viewOnly')}</Text>}
      <ul className={classes['options']}>
        {askable.map((option) => (
          <PlanOptionCard
            key={option.plan.id}
            option={option}
            isAsked
            isRequested={request?.declined === null && request.planId === option.plan.id}
            mayRequest={mayRequest}
            onChoose={() => setChosen(option)}
          />
        ))}
      </ul>
      {chosen && <AskDialog check={check} option={chosen} onClose={() => setChosen(null)} />}
    </Stack>
  );
}
