import {
  IconArrowsMove,
  IconClipboard,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconCopy,
  IconCut,
  IconEraser,
  IconPencil,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconSelectAll,
} from '@tabler/icons-react';
import { useCellActions, useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import { useRoomOptions } from '#web/features/editor/grid/actions/use-room-options.ts';
import { useSelectedCells } from '#web/features/editor/grid/actions/use-selected-cells.ts';
import { type Axis, insertFaults, linesOf } from '#web/features/editor/grid/edits/grid-lines.ts';
import { withControl } from '#web/features/editor/grid/shortcuts/key-names.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

const ROOM_NAME = { right: 'roomRight', down: 'roomDown' } as const;

/** Offers the actions on the selected cells to the command palette. */
export function useCellCommands(onOpen: () => void): void {
  const { t } = useTranslation('grid');
  const { selectAllCells } = useEditor();
  const actions = useCellActions();
  const { selection, grid, hasSheets } = useSelectedCells();
  const limits = useEditorState((state) => state.limits);
  const canPaste = useCellActionsState(({ clipboard, moving }) => clipboard !== null || moving !== null);
  const rooms = useRoomOptions();
  const canInsert = (axis: Axis): boolean => insertFaults({ grid }, linesOf(selection, axis), limits).length === 0;
  const insert = (axis: Axis, side: 'before' | 'after') => () => actions.insertBeside(axis, side);

  useOfferCommands(() => {
    const rows = canInsert('row');
    const columns = canInsert('column');
    return [
      { name: 'editCell', label: t('act.edit'), icon: IconPencil, keys: 'Enter', run: onOpen },
      { name: 'place', label: t('act.place'), icon: IconArrowsMove, keys: 'M', isPossible: hasSheets, run: actions.startPlacing },
      { name: 'cut', label: t('act.cut'), icon: IconCut, keys: withControl('X'), isPossible: hasSheets, run: actions.cut },
      { name: 'copy', label: t('act.copy'), icon: IconCopy, keys: withControl('C'), isPossible: hasSheets, run: actions.copy },
      { name: 'paste', label: t('act.paste'), icon: IconClipboard, keys: withControl('V'), isPossible: canPaste, run: actions.paste },
      { name: 'clear', label: t('act.clear'), icon: IconEraser, keys: 'Delete', isPossible: hasSheets, run: () => actions.clear() },
      { name: 'chooseAll', label: t('act.chooseAll'), icon: IconSelectAll, keys: withControl('A'), run: selectAllCells },
      ...rooms.map(({ direction, label, icon, fault, run }) => ({ name: ROOM_NAME[direction], label, icon, isPossible: !fault, run })),
      { name: 'rowAbove', label: t('act.rowAbove'), icon: IconRowInsertTop, isPossible: rows, run: insert('row', 'before') },
      { name: 'rowBelow', label: t('act.rowBelow'), icon: IconRowInsertBottom, isPossible: rows, run: insert('row', 'after') },
      { name: 'columnLeft', label: t('act.columnLeft'), icon: IconColumnInsertLeft, isPossible: columns, run: insert('column', 'before') },
      {
        name: 'columnRight',
        label: t('act.columnRight'),
        icon: IconColumnInsertRight,
        isPossible: columns,
        run: insert('column', 'after'),
      },
    ];
  });
}
