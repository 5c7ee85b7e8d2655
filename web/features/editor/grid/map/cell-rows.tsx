import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { useMemo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { cellName, parseCell } from '#shared/values/cell.ts';
import { type CellSelectionState, GridCell } from '#web/features/editor/grid/cell/grid-cell.tsx';
import classes from '#web/features/editor/grid/map/grid-map-view.module.css';
import type { DropPreview } from '#web/features/editor/grid/map/use-drop-preview.ts';
import type { Viewport } from '#web/ui/grid-view/use-viewport.ts';
import { rangeIndexes, visibleRange } from '#web/ui/grid-view/visible-range.ts';
import type { Pitch } from '#web/ui/grid-view/visible-range.ts';
import { useCommentPanel } from '#web/features/editor/state/use-comment-panel.ts';
import { useEditorState, useGrid, useIsReadOnly, useOtherEditors, useSettings, useUploads } from '#web/features/editor/state/editor.ts';

/** The number of rows and columns rendered beyond the view on each side. */
const OVERSCAN = 2;

interface CellRowsProps {
  viewport: Viewport;
  pitch: Pitch;
  /** Whether cells are too small for more than their picture and marks. */
  isCompact: boolean;
  /** The cells with faults that prevent publishing. */
  faulty: ReadonlySet<string>;
  dropPreview: DropPreview;
  /** The cell that files are dragged over. */
  fileTarget: string | undefined;
  onAdd: (cell: string) => void;
}

/** Renders the cells in view, a few around them, and always the active cell, because it has the focus. */
export function CellRows({ viewport, pitch, isCompact, faulty, dropPreview, fileTarget, onAdd }: CellRowsProps) {
  const { t } = useTranslation(['editor', 'grid']);
  const { numberHorizontal: rows, numberVertical: columns, cells } = useGrid();
  const { languages } = useSettings();
  const language = useEditorState((state) => state.language);
  const activeCell = useEditorState((state) => state.activeCell);
  const selection = useEditorState((state) => state.selection);
  const isReadOnly = useIsReadOnly();
  const otherEditors = useOtherEditors();
  const people = usePersonNames();
  const openBySheet = useCommentPanel((panel) => panel.openBySheet);
  const uploads = useUploads((all) => all);
  const uploadOf = useMemo(() => new Map(uploads.map((upload) => [upload.cell, upload])), [uploads]);
  const active = parseCell(activeCell) ?? { row: 0, column: 0 };

  const rowIndexes = rangeIndexes(visibleRange(viewport.top, viewport.height, pitch.row, rows, OVERSCAN), Math.min(active.row, rows - 1));
  const columnIndexes = rangeIndexes(
    visibleRange(viewport.left, viewport.width, pitch.column, columns, OVERSCAN),
    Math.min(active.column, columns - 1),
  );
  const selectionStateOf = (cell: string): CellSelectionState => {
    if (cell === activeCell) return 'active';
    return selection.has(cell) ? 'selected' : 'none';
  };

  return rowIndexes.map((row) => (
    <div key={row} role="row" aria-rowindex={row + 1} className={classes['row']} style={{ top: row * pitch.row }}>
      {columnIndexes.map((column) => {
        const cell = cellName({ row, column });
        return (
          <GridCell
            key={column}
            cell={cell}
            columnIndex={column + 1}
            left={column * pitch.column}
            language={language}
            languages={languages}
            upload={uploadOf.get(cell)}
            isFaulty={faulty.has(cell)}
            selectionState={selectionStateOf(cell)}
            isOneOfSeveral={selection.has(cell)}
            isMoving={dropPreview.moving.has(cell)}
            dropEffect={dropPreview.targets.get(cell)}
            isFileTarget={cell === fileTarget}
            canAdd={!isReadOnly && !isCompact}
            isCompact={isCompact}
            t={t}
            openComments={openBySheet.get(cells[cell] ?? '') ?? 0}
            editorNames={otherEditors.flatMap((other) => (other.cell === cell ? people.said(other.name, other.isProvider) : [])).join(', ')}
            onAdd={onAdd}
          />
        );
      })}
    </div>
  ));
}
