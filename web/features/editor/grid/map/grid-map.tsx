import { Menu } from '@mantine/core';
import { type ClipboardEvent, type DragEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCellActions, useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import { CellMenuItems } from '#web/features/editor/grid/actions/cell-menu-items.tsx';
import { CellRows } from '#web/features/editor/grid/map/cell-rows.tsx';
import { DragGhost } from '#web/features/editor/grid/map/drag-ghost.tsx';
import { focusActiveCell } from '#web/features/editor/grid/map/focus-active-cell.ts';
import classes from '#web/features/editor/grid/map/grid-map.module.css';
import { MapFooter } from '#web/features/editor/grid/map/map-footer.tsx';
import { cellAtPoint, scrollToCell } from '#web/features/editor/grid/map/map-geometry.ts';
import { useCellGestures } from '#web/features/editor/grid/map/use-cell-gestures.ts';
import { useCellKeys } from '#web/features/editor/grid/map/use-cell-keys.ts';
import { useDropPreview } from '#web/features/editor/grid/map/use-drop-preview.ts';
import { useViewport } from '#web/features/editor/grid/viewport/use-viewport.ts';
import { useZoom } from '#web/features/editor/grid/viewport/use-zoom.ts';
import { useEditor, useEditorState, useGrid, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { useFileDrop } from '#web/features/editor/fields/use-file-drop.ts';

/** Below this zoom a cell shows its picture and its marks only. */
const COMPACT_BELOW = 0.6;
/** A finger's long press is a gesture of the map; see `useCellGestures`. In milliseconds. */
const NEVER = 2 ** 31 - 1;

interface GridMapProps {
  /** Cells that keep the site off the air. */
  faulty: ReadonlySet<string>;
  onOpen: () => void;
  onAdd: (cell: string) => void;
  helpId: string;
}

const cellUnder = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;

/**
 * All cells at a glance, as an ARIA grid with one tab stop. Only the cells in view are in the page, so that the largest
 * grid (2,600 cells) costs no more than a small one.
 */
export function GridMap({ faulty, onOpen, onAdd, helpId }: GridMapProps) {
  const { t } = useTranslation(['editor', 'grid']);
  const editor = useEditor();
  const desk = useCellActions();
  const { numberHorizontal: rows, numberVertical: columns, cells } = useGrid();
  const selected = useEditorState((state) => state.activeCell);
  const marked = useEditorState((state) => state.selection);
  const isReadOnly = useIsReadOnly();
  const isPlacing = useCellActionsState((state) => state.moving?.mode === 'placing');
  const [target, setTarget] = useState<string>();
  const scroller = useRef<HTMLDivElement>(null);
  const zoom = useZoom(scroller, { rows, columns });
  const { pitch } = zoom;
  const viewport = useViewport(scroller, pitch);
  const isCompact = zoom.zoom < COMPACT_BELOW;

  const showSelected = useEffectEvent((cell: string): void => {
    const map = scroller.current;
    if (!map) return;
    scrollToCell(map, cell, pitch);
    if (map.contains(document.activeElement)) focusActiveCell(map);
  });
  useEffect(() => showSelected(selected), [selected]);

  const isChosen = (cell: string): boolean => cell === selected || marked.has(cell);
  const cellAt = (point: { clientX: number; clientY: number }): string =>
    scroller.current ? cellAtPoint(scroller.current, point, pitch, { rows, columns }) : selected;
  const gestures = useCellGestures({
    scroller,
    cellAt,
    kindOf: (cell, { shiftKey }) => (isReadOnly || isPlacing || shiftKey || cells[cell] === undefined ? 'stretch' : 'carry'),
    onStart: (cell, kind) => {
      if (kind === 'stretch' || !isChosen(cell)) editor.select(cell);
    },
    onStretch: editor.extendSelection,
    onCarried: (offset) => desk.move(marked.size > 0 ? marked : [selected], offset),
    onRestEnd: (cell, { clientX, clientY }) => {
      const under = scroller.current?.querySelector(`[data-cell="${cell}"]`);
      under?.dispatchEvent(new globalThis.MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }));
    },
  });
  const landing = useDropPreview(gestures.gesture);
  const onKeyDown = useCellKeys({ rows, columns, zoom, onOpen });

  const onClick = (event: MouseEvent): void => {
    const cell = cellUnder(event.target);
    if (cell === undefined) return;
    if (isPlacing) desk.dropInto(cell);
    else if (event.shiftKey) editor.extendSelection(cell);
    else if (event.ctrlKey || event.metaKey) editor.toggleCell(cell);
    else editor.select(cell);
  };
  const onContextMenu = (event: MouseEvent): void => {
    const cell = cellUnder(event.target);
    if (cell === undefined) event.preventDefault();
    else if (!isChosen(cell)) editor.select(cell);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    if (files.length > 0) editor.addFiles(files, selected, { replacesFirst: true });
    else desk.paste();
    event.preventDefault();
  };
  const files = useFileDrop((dropped, event) => {
    const cell = cellAt(event);
    editor.addFiles(dropped, cell, { replacesFirst: true });
    editor.select(cell);
  });

  return (
    <>
      <div
        ref={scroller}
        className={classes['scroller']}
        data-over={files.isOver}
        data-gesture={gestures.gesture?.kind}
        data-placing={isPlacing || undefined}
        {...(!isReadOnly && files.target)}
        onDragOverCapture={(event: DragEvent) => setTarget(cellAt(event))}
      >
        <Menu
          position="right-start"
          disabled={isReadOnly}
          returnFocus={false}
          onExitTransitionEnd={() => focusActiveCell(scroller.current)}
        >
          <Menu.ContextMenu longPressDelay={NEVER}>
            <div
              role="grid"
              aria-label={t('grid.label', { rows, columns })}
              aria-describedby={helpId}
              aria-rowcount={rows}
              aria-colcount={columns}
              aria-readonly={isReadOnly}
              aria-multiselectable
              className={classes['grid']}
              data-compact={isCompact || undefined}
              style={{
                width: columns * pitch.column,
                height: rows * pitch.row,
                ['--pitch-column' as string]: `${pitch.column}px`,
                ['--pitch-row' as string]: `${pitch.row}px`,
              }}
              onKeyDown={onKeyDown}
              onClickCapture={(event) => gestures.isEndOfDrag() && event.stopPropagation()}
              onClick={onClick}
              onDoubleClick={onOpen}
              onPointerDown={gestures.onPointerDown}
              onContextMenu={onContextMenu}
              onPaste={onPaste}
            >
              <CellRows
                viewport={viewport}
                pitch={pitch}
                isCompact={isCompact}
                faulty={faulty}
                landing={landing}
                target={files.isOver ? target : undefined}
                onAdd={onAdd}
              />
            </div>
          </Menu.ContextMenu>
          <Menu.Dropdown aria-label={t('grid:act.menu', { cell: selected })}>
            <CellMenuItems onOpen={onOpen} />
          </Menu.Dropdown>
        </Menu>
      </div>
      <MapFooter zoom={zoom.zoom} step={zoom.step} fit={zoom.fit} helpId={helpId} />
      {gestures.gesture?.kind === 'carry' && (
        <DragGhost cell={gestures.gesture.from} count={landing.carried.size} place={gestures.placeGhost} />
      )}
    </>
  );
}
