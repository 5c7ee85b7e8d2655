import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ManagedPlan } from '#shared/model/plans/plan.ts';
import { EMPTY_PLAN, toDraft, variantDraft } from '#web/features/plans/manage/plan-draft.ts';
import { PlanForm } from '#web/features/plans/manage/plan-form.tsx';
import { type DirectPlanAction, usePlanAction } from '#web/features/plans/manage/plan-queries.ts';
import { PriceDialog } from '#web/features/plans/manage/price-dialog.tsx';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

/** The action of the open dialog, and the plan it applies to. */
export type PlanDialogState = { action: 'create' } | { action: 'edit' | 'variant' | 'prices' | 'retire' | 'delete'; plan: ManagedPlan };

/** Performs an action without a form and reports its outcome. */
export function useDirectPlanAction(onDone: () => void = () => undefined) {
  const { t } = useTranslation('plans');
  const perform = usePlanAction();
  const start = (plan: ManagedPlan, action: DirectPlanAction): void =>
    perform.mutate(
      { plan, action },
      {
        onSuccess: () => toast.success(t(`done.${action}`, { name: plan.name })),
        onError: (error) => toast.error(error, t(`failure.${action}`)),
        onSettled: onDone,
      },
    );
  return { start, isBusy: perform.isPending };
}

interface PlanDialogsProps {
  /** `null` while no dialog is open. */
  state: PlanDialogState | null;
  /** The plans as last loaded. */
  plans: readonly ManagedPlan[];
  /** The current month in Japanese time. */
  month: string;
  onClose: () => void;
}

function ConfirmAction({ plan, action, onClose }: { plan: ManagedPlan; action: 'retire' | 'delete'; onClose: () => void }) {
  const { t } = useTranslation(['plans', 'common']);
  const language = useLanguage();
  const { start, isBusy } = useDirectPlanAction(onClose);
  const isRetirement = action === 'retire';
  return (
    <ConfirmDialog
      isOpen
      title={t(isRetirement ? 'retire.title' : 'remove.title', { name: plan.name })}
      confirmLabel={t(isRetirement ? 'retire.confirm' : 'remove.confirm')}
      isDanger={!isRetirement}
      isBusy={isBusy}
      onConfirm={() => start(plan, action)}
      onCancel={onClose}
    >
      <Text>{isRetirement ? t('retire.text', { number: formatNumber(plan.accounts, language) }) : t('common:confirm.irreversible')}</Text>
    </ConfirmDialog>
  );
}

/** The dialogs of plan management. A click outside a form does not discard its input. */
export function PlanDialogs({ state, plans, month, onClose }: PlanDialogsProps) {
  const { t } = useTranslation(['plans', 'common']);
  if (state?.action === 'retire' || state?.action === 'delete')
    return <ConfirmAction plan={state.plan} action={state.action} onClose={onClose} />;

  const title = (): string => {
    if (state?.action === 'edit') return t('form.editTitle', { name: state.plan.name });
    return state?.action === 'prices' ? t('prices.title', { name: state.plan.name }) : t('form.createTitle');
  };
  const content = () => {
    if (!state) return null;
    if (state.action === 'prices') return <PriceDialog plan={plans.find(({ id }) => id === state.plan.id) ?? state.plan} month={month} />;
    if (state.action === 'edit') return <PlanForm initial={toDraft(state.plan)} existing={state.plan} plans={plans} onClose={onClose} />;
    const initial = state.action === 'variant' ? variantDraft(state.plan, t('form.variantName', { name: state.plan.name })) : EMPTY_PLAN;
    return <PlanForm initial={initial} existing={null} plans={plans} onClose={onClose} />;
  };
  return (
    <Dialog isOpen={state !== null} onClose={onClose} size="xl" closeOnClickOutside={false} title={title()}>
      {content()}
    </Dialog>
  );
}
