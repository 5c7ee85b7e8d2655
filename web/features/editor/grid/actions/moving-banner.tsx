import { Button, Text } from '@mantine/core';
import { IconArrowsMove } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useCellActions, useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import { movingCells } from '#web/features/editor/grid/actions/action-context.ts';
import classes from '#web/features/editor/grid/grid-pane.module.css';
import { useEditor } from '#web/features/editor/state/editor.ts';

/** Names the sheets that are being moved, and the next step, until they have a target. */
export function MovingBanner() {
  const { t } = useTranslation('grid');
  const actions = useCellActions();
  const { store } = useEditor();
  const moving = useCellActionsState((state) => state.moving);
  if (!moving) return null;
  const [cell = ''] = movingCells(store.getState().history.present, moving);
  const what = moving.sheetIds.size === 1 ? t('hold.sheet', { cell }) : t('hold.sheets', { count: moving.sheetIds.size });
  return (
    <div role="status" className={classes['held']}>
      <IconArrowsMove size={18} stroke={1.5} aria-hidden />
      <Text size="sm">{t(`hold.${moving.mode}`, { what })}</Text>
      <Button size="compact-sm" variant="default" onClick={actions.cancel}>
        {t('hold.cancel')}
      </Button>
    </div>
  );
}
