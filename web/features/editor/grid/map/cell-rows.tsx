import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cellName, parseCell } from '#shared/rules/sheet/cell.ts';
import { GridCell } from '#web/features/editor/grid/cell/grid-cell.tsx';
import classes from '#web/features/editor/grid/map/grid-map.module.css';
import type { DropPreview } from '#web/features/editor/grid/map/use-drop-preview.ts';
import type { Viewport } from '#web/features/editor/grid/viewport/use-viewport.ts';
import { rangeIndexes, visibleRange } from '#web/features/editor/grid/viewport/visible-range.ts';
import type { Pitch } from '#web/features/editor/grid/viewport/grid-zoom.ts';
import { useEditorState, useGrid, useIsReadOnly, useOtherEditors, useSettings, useUploads } from '#web/features/editor/state/editor.ts';

/** Rows and columns drawn beyond what is in view. */
const SPARE = 2;

interface CellRowsProps {
  viewport: Viewport;
  pitch: Pitch;
  /** Whether cells are too small to say more than what they are. */
  isCompact: boolean;
  /** Cells that keep the site off the air. */
  faulty: ReadonlySet<string>;
  landing: DropPreview;
  /** The cell files are held over. */
  target: string | undefined;
  onAdd: (cell: string) => void;
}

/** The cells in view, a few around them, and wherever it is the one with the focus. */
export function CellRows({ viewport, pitch, isCompact, faulty, landing, target, onAdd }: CellRowsProps) {
  const { t } = useTranslation(['editor', 'grid']);
  const { numberHorizontal: rows, numberVertical: columns } = useGrid();
  const { languages } = useSettings();
  const language = useEditorState((state) => state.language);
  const selected = useEditorState((state) => state.activeCell);
  const marked = useEditorState((state) => state.selection);
  const isReadOnly = useIsReadOnly();
  const others = useOtherEditors();
  const uploads = useUploads((all) => all);
  const uploadOf = useMemo(() => new Map(uploads.map((upload) => [upload.cell, upload])), [uploads]);
  const focus = parseCell(selected) ?? { row: 0, column: 0 };

  const rowIndexes = rangeIndexes(visibleRange(viewport.top, viewport.height, pitch.row, rows, SPARE), Math.min(focus.row, rows - 1));
  const columnIndexes = rangeIndexes(
    visibleRange(viewport.left, viewport.width, pitch.column, columns, SPARE),
    Math.min(focus.column, columns - 1),
  );
  const choiceOf = (cell: string): 'selected' | 'marked' | 'none' => {
    if (cell === selected) return 'selected';
    return marked.has(cell) ? 'marked' : 'none';
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
            choice={choiceOf(cell)}
            isAmongMany={marked.has(cell)}
            isCarried={landing.carried.has(cell)}
            landing={landing.places.get(cell)}
            isTarget={cell === target}
            canAdd={!isReadOnly && !isCompact}
            isCompact={isCompact}
            t={t}
            people={others.flatMap((other) => (other.cell === cell ? other.name : [])).join(', ')}
            onAdd={onAdd}
          />
        );
      })}
    </div>
  ));
}
