import { Menu, Text } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconCoinYen, IconLanguage, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type ManagedPlan, TRIAL_PLAN_ID } from '#shared/model/account/plan.ts';
import type { PlanDialogState } from '#web/features/plans/plan-dialogs.tsx';
import classes from '#web/features/plans/plans.module.css';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

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
      <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => onOpen({ action: 'edit', plan })}>
        {t('action.edit')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCoinYen {...ICON} />} onClick={() => onOpen({ action: 'prices', plan })}>
        {t('action.prices')}
      </Menu.Item>
      {plan.baseId === null && !plan.multiLanguage && !hasVariant && plan.id !== TRIAL_PLAN_ID && (
        <Menu.Item leftSection={<IconLanguage {...ICON} />} onClick={() => onOpen({ action: 'variant', plan })}>
          {t('action.variant')}
        </Menu.Item>
      )}
      {plan.id !== TRIAL_PLAN_ID && (
        <>
          <Menu.Divider />
          {plan.retired ? (
            <Menu.Item leftSection={<IconArchiveOff {...ICON} />} onClick={onRestore}>
              {t('action.restore')}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconArchive {...ICON} />} onClick={() => onOpen({ action: 'retire', plan })}>
              {t('action.retire')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconTrash {...ICON} />}
            aria-disabled={!canDelete}
            closeMenuOnClick={canDelete}
            className={classes['item'] ?? ''}
            {...(canDelete && { color: 'danger.7' })}
            onClick={() => canDelete && onOpen({ action: 'delete', plan })}
          >
            {t('action.delete')}
            {!canDelete && (
              <Text component="span" display="block" size="xs">
                {t('remove.inUse')}
              </Text>
            )}
          </Menu.Item>
        </>
      )}
    </>
  );
}
