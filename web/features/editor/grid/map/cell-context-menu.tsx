import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { CellMenuItems } from '#web/features/editor/grid/actions/cell-menu-items.tsx';
import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** A delay that never ends, in milliseconds, because the map itself handles a long press (`useCellGestures`). */
const NEVER = 2 ** 31 - 1;

interface CellContextMenuProps {
  onOpen: () => void;
  onClosed: () => void;
  children: ReactElement;
}

/** The context menu of the map, with the actions on the selected cells. */
export function CellContextMenu({ onOpen, onClosed, children }: CellContextMenuProps) {
  const { t } = useTranslation('grid');
  const isReadOnly = useIsReadOnly();
  const activeCell = useEditorState((state) => state.activeCell);
  return (
    <Menu position="right-start" disabled={isReadOnly} returnFocus={false} onExitTransitionEnd={onClosed}>
      <Menu.ContextMenu longPressDelay={NEVER}>{children}</Menu.ContextMenu>
      <Menu.Dropdown aria-label={t('act.menu', { cell: activeCell })}>
        <CellMenuItems onOpen={onOpen} />
      </Menu.Dropdown>
    </Menu>
  );
}
