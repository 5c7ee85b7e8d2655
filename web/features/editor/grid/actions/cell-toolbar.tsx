import { ActionIcon, Menu, Text, Tooltip } from '@mantine/core';
import { IconArrowsMove, IconClipboard, IconCopy, IconDots, IconEraser } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useCellCommands } from '#web/features/editor/grid/actions/use-cell-commands.ts';
import { useCellActions, useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import { CellMenuItems } from '#web/features/editor/grid/actions/cell-menu-items.tsx';
import classes from '#web/features/editor/grid/grid-pane.module.css';
import { withControl } from '#web/features/editor/grid/shortcuts/key-names.ts';
import { useSelectedCells } from '#web/features/editor/grid/actions/use-selected-cells.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Memoised, because the toolbar renders on every selection, but the buttons change only with `hasSheets`. */
const ToolButtons = memo(function ToolButtons({ hasSheets }: { hasSheets: boolean }) {
  const { t } = useTranslation('grid');
  const actions = useCellActions();
  const isPlacing = useCellActionsState(({ moving }) => moving?.mode === 'placing');
  const canPaste = useCellActionsState(({ clipboard, moving }) => clipboard !== null || moving !== null);
  const buttons = [
    { label: t('act.place'), keys: 'M', icon: IconArrowsMove, isPossible: hasSheets, act: actions.startPlacing },
    { label: t('act.copy'), keys: withControl('C'), icon: IconCopy, isPossible: hasSheets, act: actions.copy },
    { label: t('act.paste'), keys: withControl('V'), icon: IconClipboard, isPossible: canPaste, act: actions.paste },
    { label: t('act.clear'), keys: 'Delete', icon: IconEraser, isPossible: hasSheets, act: () => actions.clear() },
  ];
  return buttons.map(({ label, keys, icon: Icon, isPossible, act }) => (
    <Tooltip key={keys} label={`${label} (${keys})`}>
      <ActionIcon
        size={30}
        aria-label={label}
        aria-disabled={!isPossible}
        {...(keys === 'M' && { 'aria-pressed': isPlacing })}
        {...(!isPossible && { 'data-disabled': true })}
        onClick={() => isPossible && act()}
      >
        <Icon {...ICON} />
      </ActionIcon>
    </Tooltip>
  ));
});

const MoreMenu = memo(function MoreMenu({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('grid');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={30} aria-label={t('act.more')}>
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <CellMenuItems onOpen={onOpen} />
      </Menu.Dropdown>
    </Menu>
  );
});

/** The frequent actions on the selected cells as buttons, all others in a menu. */
export function CellToolbar({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('grid');
  const { selection, hasSheets } = useSelectedCells();
  const activeCell = useEditorState((state) => state.activeCell);
  useCellCommands(onOpen);
  return (
    <div role="group" aria-label={t('act.label')} className={classes['tools']}>
      <Text size="sm" fw={600} truncate className={classes['chosen'] ?? ''}>
        {selection.size > 1 ? t('chosenMany', { count: selection.size }) : t('chosenOne', { cell: activeCell })}
      </Text>
      <span className={classes['frequent']}>
        <ToolButtons hasSheets={hasSheets} />
      </span>
      <MoreMenu onOpen={onOpen} />
    </div>
  );
}
