import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ManagedPlan } from '#shared/model/plans/plan.ts';
import { PlanDialogs, type PlanDialogState, useDirectPlanAction } from '#web/features/plans/manage/plan-dialogs.tsx';
import { PlanMenuItems } from '#web/features/plans/manage/plan-menu-items.tsx';
import { useManagedPlans } from '#web/features/plans/manage/plan-queries.ts';
import { usePlanColumns } from '#web/features/plans/manage/use-plan-columns.tsx';
import { useMonth } from '#web/lib/use-month.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** The plans that the operator offers. */
export function PlanManagementPage() {
  const { t } = useTranslation('plans');
  const mayManage = useMayDo('plan:manage');
  const month = useMonth();
  const managed = useManagedPlans();
  const plans = managed.data ?? [];
  const columns = usePlanColumns(month);
  const [dialog, setDialog] = useState<PlanDialogState | null>(null);
  const { start } = useDirectPlanAction();

  const actionsOf = (plan: ManagedPlan) => (
    <PlanMenuItems
      plan={plan}
      hasVariant={plans.some(({ baseId }) => baseId === plan.id)}
      onOpen={setDialog}
      onRestore={() => start(plan, 'restore')}
    />
  );
  const createButton = mayManage && managed.data && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDialog({ action: 'create' })}>
      {t('create')}
    </Button>
  );

  return (
    <Page title={t('title')} lead={t('lead')} action={createButton}>
      {managed.isError && <ErrorState title={t('failed')} query={managed} />}
      {(managed.data || managed.isPending) && (
        <DataTable
          label={t('title')}
          storageKey="plans"
          columns={columns}
          rows={plans}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          isLoading={managed.isPending}
          {...(mayManage && { rowActions: actionsOf })}
        />
      )}
      <PlanDialogs state={dialog} plans={plans} month={month} onClose={() => setDialog(null)} />
    </Page>
  );
}
