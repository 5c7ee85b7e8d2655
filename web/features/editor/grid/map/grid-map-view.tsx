import { type ClipboardEvent, type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useCellActions, useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import { CellContextMenu } from '#web/features/editor/grid/map/cell-context-menu.tsx';
import { CellRows } from '#web/features/editor/grid/map/cell-rows.tsx';
import { DragGhost } from '#web/features/editor/grid/map/drag-ghost.tsx';
import { focusActiveCell } from '#web/features/editor/grid/map/focus-active-cell.ts';
import classes from '#web/features/editor/grid/map/grid-map-view.module.css';
import { MapFooter } from '#web/features/editor/grid/map/map-footer.tsx';
import { cellAtPoint } from '#web/features/editor/grid/map/map-geometry.ts';
import type { Point } from '#web/features/editor/grid/map/track-press.ts';
import { useCellKeys } from '#web/features/editor/grid/map/use-cell-keys.ts';
import { useDropPreview } from '#web/features/editor/grid/map/use-drop-preview.ts';
import { useMapFileDrop } from '#web/features/editor/grid/map/use-map-file-drop.ts';
import { useMapPointer } from '#web/features/editor/grid/map/use-map-pointer.ts';
import type { Pitch } from '#web/ui/grid-view/visible-range.ts';
import { scrollToCell } from '#web/ui/grid-view/scroll-to-cell.ts';
import { useViewport } from '#web/ui/grid-view/use-viewport.ts';
import { useZoom } from '#web/features/editor/grid/viewport/use-zoom.ts';
import { useEditor, useEditorState, useGrid, useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** Below this zoom, cells show only their picture and marks. */
const COMPACT_BELOW = 0.6;

interface GridMapViewProps {
  /** The cells with faults that prevent publishing. */
  faulty: ReadonlySet<string>;
  onOpen: () => void;
  onAdd: (cell: string) => void;
  helpId: string;
}

const gridStyle = (rows: number, columns: number, { row, column }: Pitch): CSSProperties => ({
  width: columns * column,
  height: rows * row,
  ['--pitch-column' as string]: `${column}px`,
  ['--pitch-row' as string]: `${row}px`,
});

/** Scrolls to the active cell when it changes, and moves the focus to it if the map has the focus. */
function useShowActiveCell(scroller: RefObject<HTMLElement | null>, pitch: Pitch): void {
  const activeCell = useEditorState((state) => state.activeCell);
  const show = useEffectEvent((cell: string): void => {
    const map = scroller.current;
    if (!map) return;
    scrollToCell(map, cell, pitch);
    if (map.contains(document.activeElement)) focusActiveCell(map);
  });
  useEffect(() => show(activeCell), [activeCell]);
}

/** Pastes pictures from the system's clipboard into the active cell; without pictures, pastes the copied sheets. */
function usePaste() {
  const editor = useEditor();
  const actions = useCellActions();
  return (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    if (files.length > 0) void editor.addFiles(files, editor.store.getState().activeCell, { replacesFirst: true });
    else actions.paste();
    event.preventDefault();
  };
}

/**
 * The whole grid as an ARIA grid with one tab stop. Renders only the cells in view, so that the largest grid (2,600 cells)
 * costs no more than a small one.
 */
export function GridMapView({ faulty, onOpen, onAdd, helpId }: GridMapViewProps) {
  const { t } = useTranslation(['editor', 'grid']);
  const { store } = useEditor();
  const { numberHorizontal: rows, numberVertical: columns } = useGrid();
  const isReadOnly = useIsReadOnly();
  const isPlacing = useCellActionsState((state) => state.moving?.mode === 'placing');
  const scroller = useRef<HTMLDivElement>(null);
  const { pitch, ...zoom } = useZoom(scroller, { rows, columns });
  const viewport = useViewport(scroller, pitch);
  const isCompact = zoom.zoom < COMPACT_BELOW;
  useShowActiveCell(scroller, pitch);

  const cellAt = (point: Point): string =>
    scroller.current ? cellAtPoint(scroller.current, point, pitch, { rows, columns }) : store.getState().activeCell;
  const { gesture, placeGhost, handlers } = useMapPointer(scroller, cellAt);
  const dropPreview = useDropPreview(gesture);
  const onKeyDown = useCellKeys({ rows, columns, zoom, onOpen });
  const onPaste = usePaste();
  const fileDrop = useMapFileDrop(cellAt);

  return (
    <>
      <div
        ref={scroller}
        className={classes['scroller']}
        data-over={fileDrop.isOver}
        data-gesture={gesture?.kind}
        data-placing={isPlacing || undefined}
        {...fileDrop.handlers}
      >
        <CellContextMenu onOpen={onOpen} onClosed={() => focusActiveCell(scroller.current)}>
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
            style={gridStyle(rows, columns, pitch)}
            onKeyDown={onKeyDown}
            onDoubleClick={onOpen}
            onPaste={onPaste}
            {...handlers}
          >
            <CellRows
              viewport={viewport}
              pitch={pitch}
              isCompact={isCompact}
              faulty={faulty}
              dropPreview={dropPreview}
              fileTarget={fileDrop.cell}
              onAdd={onAdd}
            />
          </div>
        </CellContextMenu>
      </div>
      <MapFooter zoom={zoom.zoom} step={zoom.step} fit={zoom.fit} helpId={helpId} />
      {gesture?.kind === 'move' && <DragGhost cell={gesture.from} count={dropPreview.moving.size} place={placeGhost} />}
    </>
  );
}
