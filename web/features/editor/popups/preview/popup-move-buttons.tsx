import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { movePopup } from '#web/features/editor/model/document/edit-popups.ts';
import classes from '#web/features/editor/popups/popups.module.css';
import { usePopupEdits } from '#web/features/editor/popups/use-popup.ts';

/** One step in pixels of the preview frame. */
const STEP = 10;

const MOVES = [
  { name: 'up', icon: IconArrowUp, by: { x: 0, y: -STEP } },
  { name: 'left', icon: IconArrowLeft, by: { x: -STEP, y: 0 } },
  { name: 'right', icon: IconArrowRight, by: { x: STEP, y: 0 } },
  { name: 'down', icon: IconArrowDown, by: { x: 0, y: STEP } },
] as const;

/** Moves a popup step by step: the alternative to dragging. */
export function PopupMoveButtons({ popupId }: { popupId: string }) {
  const { t } = useTranslation('popups');
  const { edit } = usePopupEdits(popupId);
  return (
    <div role="group" aria-label={t('move')} className={classes['moves']}>
      {MOVES.map(({ name, icon: Icon, by }) => (
        <Tooltip key={name} label={t(name)}>
          <ActionIcon variant="default" aria-label={t(name)} onClick={() => edit((document) => movePopup(document, popupId, by), 'place')}>
            <Icon size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  );
}
