import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { usePlanCheck } from '#web/features/plans/check/check-plan-queries.ts';
import { AskablePlans } from '#web/features/plans/check/ask/askable-plans.tsx';
import { RequestedPlan } from '#web/features/plans/check/ask/requested-plan.tsx';
import { ContractEnd } from '#web/features/plans/check/contract-end.tsx';
import { PlanOptions } from '#web/features/plans/check/plan-options.tsx';
import { PresentPlan } from '#web/features/plans/check/present-plan.tsx';
import { awaitsFirstAnswer } from '#web/lib/api/awaits-first-answer.ts';
import { usePageViews } from '#web/lib/api/use-page-views.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** The plan of the account, its usage, and the plans it may change to. */
export function CheckPlanPage() {
  const { t } = useTranslation('contract');
  const check = usePlanCheck();
  const pageViews = usePageViews();
  const isPending = check.isPending || (!check.isError && awaitsFirstAnswer(pageViews));
  return (
    <Page title={t('title')} lead={t('lead')}>
      {check.isError && <ErrorState title={t('failed')} query={check} />}
      {isPending && <Skeleton height={240} />}
      {check.data && !isPending && (
        <Stack gap="xl">
          <RequestedPlan check={check.data} />
          <PresentPlan check={check.data} />
          <PlanOptions check={check.data} />
          <AskablePlans check={check.data} />
          <ContractEnd check={check.data} />
        </Stack>
      )}
    </Page>
  );
}
