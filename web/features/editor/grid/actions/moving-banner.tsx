import { Button, Text } from '@mantine/core';
import { IconArrowsMove } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCellActions, useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import { movingCells } from '#web/features/editor/grid/actions/action-context.ts';
import classes from '#web/features/editor/grid/grid-pane.module.css';
import { useEditor } from '#web/features/editor/state/editor.ts';

/** Says what is being moved and what to do next, for as long as it has no new place. */
export function MovingBanner() {
  const { t } = useTranslation('grid');
  const desk = useCellActions();
  const { store } = useEditor();
  const held = useCellActionsState((state) => state.moving);
  if (!held) return null;
  const [cell = ''] = movingCells(store.getState().history.present, held);
  const what = held.sheetIds.size === 1 ? t('hold.sheet', { cell }) : t('hold.sheets', { count: held.sheetIds.size });
  return (
    <div role="status" className={classes['held']}>
      <IconArrowsMove size={18} stroke={1.5} aria-hidden />
      <Text size="sm">{t(`hold.${held.mode}`, { what })}</Text>
      <Button size="compact-sm" variant="default" onClick={desk.cancel}>
        {t('hold.cancel')}
      </Button>
    </div>
  );
}
