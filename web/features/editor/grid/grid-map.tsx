import { type DragEvent, type KeyboardEvent, type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cellName, parseCell } from '#shared/rules/cell.ts';
import { sheetAt } from '#shared/rules/publish-check.ts';
import { cellMark } from '#web/features/editor/grid/cell-state.ts';
import { GridCell } from '#web/features/editor/grid/grid-cell.tsx';
import classes from '#web/features/editor/grid/grid-map.module.css';
import { useViewport } from '#web/features/editor/grid/use-viewport.ts';
import { cellAfterKey } from '#web/features/editor/model/grid-keys.ts';
import { indexesOf, offsetShowing, visibleSpan } from '#web/features/editor/model/grid-window.ts';
import { useEditor, useEditorState, useIsReadOnly, useSiteDocument, useUploads } from '#web/features/editor/state/editor.ts';
import { useFileTarget } from '#web/features/editor/uploads/use-file-target.ts';

/** Pixels from one cell to the next. */
const PITCH = { row: 116, column: 72 } as const;
const SPARE = 2;

interface GridMapProps {
  /** Cells that keep the site off the air. */
  faulty: ReadonlySet<string>;
  helpId: string;
  onOpen: () => void;
  onClear: (cell: string) => void;
  onAdd: (cell: string) => void;
}

const cellUnder = (target: EventTarget): string | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? undefined) : undefined;

/**
 * All cells at a glance, as an ARIA grid with one tab stop. Only the cells in view are in the page, so that the largest
 * grid (2,600 cells) costs no more than a small one.
 */
export function GridMap({ faulty, helpId, onOpen, onClear, onAdd }: GridMapProps) {
  const { t } = useTranslation('editor');
  const { select, addFiles } = useEditor();
  const document = useSiteDocument();
  const { numberHorizontal: rows, numberVertical: columns } = document.grid;
  const selected = useEditorState((state) => state.selected);
  const language = useEditorState((state) => state.language);
  const isReadOnly = useIsReadOnly();
  const uploads = useUploads((all) => all);
  const uploadOf = useMemo(() => new Map(uploads.map((upload) => [upload.cell, upload])), [uploads]);
  const [target, setTarget] = useState<string>();
  const { ref, viewport } = useViewport();
  const position = useMemo(() => parseCell(selected) ?? { row: 0, column: 0 }, [selected]);

  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    scroller.scrollTop = offsetShowing(position.row, scroller.scrollTop, scroller.clientHeight, PITCH.row);
    scroller.scrollLeft = offsetShowing(position.column, scroller.scrollLeft, scroller.clientWidth, PITCH.column);
    if (!scroller.contains(globalThis.document.activeElement)) return;
    scroller.querySelector<HTMLElement>(`[data-cell="${selected}"]`)?.focus({ preventScroll: true });
  }, [ref, position, selected]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || (event.target instanceof HTMLElement && event.target.role !== 'gridcell')) return;
    const cell = cellUnder(event.target) ?? selected;
    const next = cellAfterKey(event.key, event.ctrlKey || event.metaKey, cell, { rows, columns });
    if (next !== undefined) select(next);
    else if (event.key === 'Enter' || event.key === 'F2') onOpen();
    else if ((event.key === 'Delete' || event.key === 'Backspace') && !isReadOnly) onClear(cell);
    else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent): void => {
    const cell = cellUnder(event.target);
    if (cell !== undefined) select(cell);
  };

  const cellAt = ({ clientX, clientY, currentTarget }: DragEvent): string => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const index = (offset: number, pitch: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(offset / pitch)));
    return cellName({
      row: index(clientY - top + currentTarget.scrollTop, PITCH.row, rows),
      column: index(clientX - left + currentTarget.scrollLeft, PITCH.column, columns),
    });
  };
  const files = useFileTarget((dropped, event) => {
    const cell = cellAt(event);
    addFiles(dropped, cell, { replacesFirst: true });
    select(cell);
  });

  const rowIndexes = indexesOf(visibleSpan(viewport.top, viewport.height, PITCH.row, rows, SPARE), Math.min(position.row, rows - 1));
  const columnIndexes = indexesOf(
    visibleSpan(viewport.left, viewport.width, PITCH.column, columns, SPARE),
    Math.min(position.column, columns - 1),
  );

  return (
    <div
      ref={ref}
      className={classes['scroller']}
      data-over={files.isOver}
      {...(!isReadOnly && files.target)}
      onDragOverCapture={(event) => setTarget(cellAt(event))}
    >
      <div
        role="grid"
        aria-label={t('grid.label', { rows, columns })}
        aria-describedby={helpId}
        aria-rowcount={rows}
        aria-colcount={columns}
        aria-readonly={isReadOnly}
        className={classes['grid']}
        style={{ width: columns * PITCH.column, height: rows * PITCH.row }}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onOpen}
      >
        {rowIndexes.map((row) => (
          <div key={row} role="row" aria-rowindex={row + 1} className={classes['row']} style={{ top: row * PITCH.row }}>
            {columnIndexes.map((column) => {
              const cell = cellName({ row, column });
              const sheet = sheetAt(document, cell, language);
              const upload = uploadOf.get(cell);
              return (
                <GridCell
                  key={column}
                  cell={cell}
                  columnIndex={column + 1}
                  left={column * PITCH.column}
                  image={sheet?.image ?? null}
                  text={sheet?.mainText ?? ''}
                  mark={cellMark(sheet, upload, faulty.has(cell))}
                  progress={upload?.progress ?? 0}
                  isSelected={cell === selected}
                  isTarget={files.isOver && cell === target}
                  isReadOnly={isReadOnly}
                  onAdd={onAdd}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
