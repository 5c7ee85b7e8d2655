import { Menu, Text } from '@mantine/core';
import {
  IconArrowsMove,
  IconClipboard,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconCopy,
  IconCut,
  IconEraser,
  IconPencil,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconSelectAll,
} from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useCellActions, useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import { useRoomOptions } from '#web/features/editor/grid/actions/use-room-options.ts';
import { useSelectedCells } from '#web/features/editor/grid/actions/use-selected-cells.ts';
import { useLineLabels } from '#web/features/editor/grid/actions/use-line-labels.ts';
import { type Axis, canDeleteLines, insertFaults, linesOf } from '#web/features/editor/grid/edits/grid-lines.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import classes from '#web/features/editor/grid/grid-pane.module.css';
import { withControl } from '#web/features/editor/grid/shortcuts/key-names.ts';

const LINES = [
  { axis: 'row', before: 'rowAbove', after: 'rowBelow', many: ['rowsAbove', 'rowsBelow'], icons: [IconRowInsertTop, IconRowInsertBottom] },
  {
    axis: 'column',
    before: 'columnLeft',
    after: 'columnRight',
    many: ['columnsLeft', 'columnsRight'],
    icons: [IconColumnInsertLeft, IconColumnInsertRight],
  },
] as const;
const DELETE_ICON = { row: IconRowRemove, column: IconColumnRemove } as const;
const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const Keys = ({ children }: { children: string }) => (
  <Text size="xs" c="dimmed" aria-hidden className={classes['keys'] ?? ''}>
    {children}
  </Text>
);

/** Moves the active sheet and those after it, so that a sheet fits between two others. */
function RoomItems() {
  return useRoomOptions().map(({ direction, label, icon: Icon, fault, run }) => [
    <Menu.Item key={direction} leftSection={<Icon {...ICON} />} disabled={fault !== undefined} onClick={run}>
      {label}
    </Menu.Item>,
    fault && (
      <Menu.Label key={`${direction}/fault`}>
        <FieldErrorText error={fault} />
      </Menu.Label>
    ),
  ]);
}

/** Inserts rows and columns beside the selected cells. Shows the reason if the plan does not allow more. */
function LineItems() {
  const { t } = useTranslation('grid');
  const actions = useCellActions();
  const { selection, grid } = useSelectedCells();
  const limits = useEditorState((state) => state.limits);
  return LINES.map(({ axis, before, after, many, icons: [Before, After] }) => {
    const lines = linesOf(selection, axis);
    const [fault] = insertFaults({ grid }, lines, limits);
    const { count } = lines;
    return [
      <Menu.Divider key={`${axis}/divider`} />,
      <Menu.Item
        key={before}
        leftSection={<Before {...ICON} />}
        disabled={fault !== undefined}
        onClick={() => actions.insertBeside(axis, 'before')}
      >
        {count === 1 ? t(`act.${before}`) : t(`act.${many[0]}`, { count })}
      </Menu.Item>,
      <Menu.Item
        key={after}
        leftSection={<After {...ICON} />}
        disabled={fault !== undefined}
        onClick={() => actions.insertBeside(axis, 'after')}
      >
        {count === 1 ? t(`act.${after}`) : t(`act.${many[1]}`, { count })}
      </Menu.Item>,
      fault && (
        <Menu.Label key={`${axis}/fault`}>
          <FieldErrorText error={fault} />
        </Menu.Label>
      ),
    ];
  });
}

function DeleteItem({ axis }: { axis: Axis }) {
  const { t } = useTranslation('grid');
  const actions = useCellActions();
  const { selection, grid } = useSelectedCells();
  const lineLabel = useLineLabels();
  const lines = linesOf(selection, axis);
  const Icon = DELETE_ICON[axis];
  return (
    <Menu.Item
      color="danger.7"
      leftSection={<Icon {...ICON} />}
      disabled={!canDeleteLines({ grid }, lines)}
      onClick={() => actions.deleteSelected(axis)}
    >
      {t('act.delete', { lines: lineLabel(lines) })}
    </Menu.Item>
  );
}

/** Every action on the selected cells. */
export function CellMenuItems({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('grid');
  const { selectAllCells } = useEditor();
  const actions = useCellActions();
  const canPaste = useCellActionsState(({ clipboard, moving }) => clipboard !== null || moving !== null);
  const { hasSheets } = useSelectedCells();
  return (
    <>
      <Menu.Item leftSection={<IconPencil {...ICON} />} rightSection={<Keys>Enter</Keys>} onClick={onOpen}>
        {t('act.edit')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconArrowsMove {...ICON} />}
        rightSection={<Keys>M</Keys>}
        disabled={!hasSheets}
        onClick={actions.startPlacing}
      >
        {t('act.place')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCut {...ICON} />}
        rightSection={<Keys>{withControl('X')}</Keys>}
        disabled={!hasSheets}
        onClick={actions.cut}
      >
        {t('act.cut')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCopy {...ICON} />}
        rightSection={<Keys>{withControl('C')}</Keys>}
        disabled={!hasSheets}
        onClick={actions.copy}
      >
        {t('act.copy')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconClipboard {...ICON} />}
        rightSection={<Keys>{withControl('V')}</Keys>}
        disabled={!canPaste}
        onClick={actions.paste}
      >
        {t('act.paste')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconEraser {...ICON} />}
        rightSection={<Keys>Delete</Keys>}
        disabled={!hasSheets}
        onClick={() => actions.clear()}
      >
        {t('act.clear')}
      </Menu.Item>
      <Menu.Item leftSection={<IconSelectAll {...ICON} />} rightSection={<Keys>{withControl('A')}</Keys>} onClick={selectAllCells}>
        {t('act.chooseAll')}
      </Menu.Item>
      <Menu.Divider />
      <RoomItems />
      <LineItems />
      <Menu.Divider />
      <DeleteItem axis="row" />
      <DeleteItem axis="column" />
    </>
  );
}
