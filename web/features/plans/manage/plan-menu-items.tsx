import { Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconCoinYen, IconLanguage, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type ManagedPlan, TRIAL_PLAN_ID } from '#shared/model/plans/plan.ts';
import type { PlanDialogState } from '#web/features/plans/manage/plan-dialogs.tsx';
import { MenuAction } from '#web/ui/menu-action.tsx';

interface PlanMenuItemsProps {
  plan: ManagedPlan;
  hasVariant: boolean;
  onOpen: (state: PlanDialogState) => void;
  onRestore: () => void;
}

/** The actions on a plan as menu items; a deletion that is not possible stays focusable and shows the reason. */
export function PlanMenuItems({ plan, hasVariant, onOpen, onRestore }: PlanMenuItemsProps) {
  const { t } = useTranslation('plans');
  const canDelete = plan.retired && plan.accounts === 0 && !hasVariant;
  return (
    <>
      <MenuAction icon={IconPencil} label={t('action.edit')} onClick={() => onOpen({ action: 'edit', plan })} />
      <MenuAction icon={IconCoinYen} label={t('action.prices')} onClick={() => onOpen({ action: 'prices', plan })} />
      {plan.baseId === null && !plan.multiLanguage && !hasVariant && plan.id !== TRIAL_PLAN_ID && (
        <MenuAction icon={IconLanguage} label={t('action.variant')} onClick={() => onOpen({ action: 'variant', plan })} />
      )}
      {plan.id !== TRIAL_PLAN_ID && (
        <>
          <Menu.Divider />
          {plan.retired ? (
            <MenuAction icon={IconArchiveOff} label={t('action.restore')} onClick={onRestore} />
          ) : (
            <MenuAction icon={IconArchive} label={t('action.retire')} onClick={() => onOpen({ action: 'retire', plan })} />
          )}
          <MenuAction
            icon={IconTrash}
            label={t('action.delete')}
            isDanger
            disabledReason={canDelete ? null : t('remove.inUse')}
            onClick={() => onOpen({ action: 'delete', plan })}
          />
        </>
      )}
    </>
  );
}
