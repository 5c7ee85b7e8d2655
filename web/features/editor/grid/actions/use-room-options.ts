import { IconArrowBarDown, IconArrowBarRight, type TablerIcon } from '@tabler/icons-react';
import type { FieldError } from '#shared/model/error.ts';
import { useCellActions } from '#web/features/editor/grid/actions/cell-actions.ts';
import { planRoom, ROOM_DIRECTIONS, type RoomDirection, roomFaults } from '#web/features/editor/grid/edits/make-room.ts';
import { useEditorState, useGrid } from '#web/features/editor/state/editor.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

const ICON: Readonly<Record<RoomDirection, TablerIcon>> = { right: IconArrowBarRight, down: IconArrowBarDown };
const TEXT = { right: 'act.roomRight', down: 'act.roomDown' } as const;

interface RoomOption {
  direction: RoomDirection;
  /** Names the cells that move. */
  label: string;
  icon: TablerIcon;
  /** Why the sheets cannot move. */
  fault: FieldError | undefined;
  run: () => void;
}

/** Returns the ways to make room at the active cell; none if it is empty. */
export function useRoomOptions(): RoomOption[] {
  const { t } = useTranslation('grid');
  const actions = useCellActions();
  const grid = useGrid();
  const cell = useEditorState((state) => state.activeCell);
  const limits = useEditorState((state) => state.limits);
  return ROOM_DIRECTIONS.flatMap((direction) => {
    const plan = planRoom({ grid }, cell, direction);
    if (!plan) return [];
    const [fault] = roomFaults({ grid }, plan, limits);
    const last = plan.cells.at(-1);
    const cells = last === cell ? cell : `${cell}–${last}`;
    return { direction, label: t(TEXT[direction], { cells }), icon: ICON[direction], fault, run: () => actions.makeRoom(direction) };
  });
}
