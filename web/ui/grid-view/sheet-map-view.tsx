import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { type ImageRef, THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import { cellName, FIRST_CELL, isInGrid } from '#shared/values/cell.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { cellAfterKey } from '#web/ui/grid-view/cell-navigation.ts';
import classes from '#web/ui/grid-view/sheet-map-view.module.css';

/** The data of a sheet on the map. */
interface MappedSheet {
  image: ImageRef | null;
  mainText: string;
  imageAlt: string;
}

interface MapCellProps {
  cell: string;
  columnIndex: number;
  /** The sheet of the cell; `undefined` for an empty cell, which cannot be selected. */
  sheet: MappedSheet | undefined;
  isSelected: boolean;
  isFocusable: boolean;
  noSheet: string;
}

/** One cell of the grid; the grid handles its keys and clicks. */
const MapCell = memo(function MapCell({ cell, columnIndex, sheet, isSelected, isFocusable, noSheet }: MapCellProps) {
  const { image = null, mainText = '', imageAlt = '' } = sheet ?? {};
  return (
    <div
      role="gridcell"
      aria-colindex={columnIndex}
      aria-selected={isSelected}
      aria-disabled={!sheet}
      aria-label={[cell, sheet ? mainText || imageAlt : noSheet].filter(Boolean).join(', ')}
      tabIndex={isFocusable ? 0 : -1}
      data-cell={cell}
      className={classes['cell']}
      style={image ? { backgroundColor: image.colour } : undefined}
    >
      {image && <img src={mediaUrl(image.mediaId, THUMBNAIL_WIDTH)} alt="" loading="lazy" decoding="async" draggable={false} />}
      <span className={classes['name']}>{cell}</span>
      {isSelected && <IconCheck size={16} stroke={3} aria-hidden className={classes['check']} />}
    </div>
  );
});

interface SheetMapViewProps {
  /** The accessible name of the map, and that of an empty cell. */
  labels: { map: string; noSheet: string };
  size: { rows: number; columns: number };
  /** The sheet of a cell; `undefined` for an empty one. */
  sheetOf: (cell: string) => MappedSheet | undefined;
  selection: ReadonlySet<string>;
  isReadOnly?: boolean;
  /** Called with the cell of a sheet that was pressed. */
  onSelect: (cell: string) => void;
  /** Selects every sheet; absent if only one can be selected. */
  onSelectAll?: () => void;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A map of a site's grid to select sheets on. Arrow keys move the focus; a click, Space or Enter selects a sheet; Ctrl+A selects all. */
export function SheetMapView({ labels, size, sheetOf, selection, isReadOnly = false, onSelect, onSelectAll }: SheetMapViewProps) {
  const { rows, columns } = size;
  const grid = useRef<HTMLDivElement>(null);
  const [focusedCell, setFocusedCell] = useState(() => [...selection][0] ?? FIRST_CELL);
  const tabStop = isInGrid(focusedCell, rows, columns) ? focusedCell : FIRST_CELL;

  const select = (cell: string): void => {
    if (!isReadOnly && sheetOf(cell)) onSelect(cell);
  };
  const cellOf = (target: EventTarget): string | undefined =>
    target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;

  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target);
    const hasControl = event.ctrlKey || event.metaKey;
    if (cell === undefined || event.altKey) return;
    const next = cellAfterKey(event.key, hasControl, cell, size);
    const isAll = onSelectAll !== undefined && hasControl && event.key === 'a';
    if (next === undefined && !isAll && event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== undefined) {
      setFocusedCell(next);
      grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    } else if (!isAll) select(cell);
    else if (!isReadOnly) onSelectAll();
  };

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={labels.map}
      aria-multiselectable={onSelectAll !== undefined}
      aria-readonly={isReadOnly}
      className={classes['grid']}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const cell = cellOf(target);
        if (cell === undefined) return;
        setFocusedCell(cell);
        select(cell);
      }}
    >
      {range(rows).map((row) => (
        <div key={row} role="row" aria-rowindex={row + 1} className={classes['row']}>
          {range(columns).map((column) => {
            const cell = cellName({ row, column });
            return (
              <MapCell
                key={cell}
                cell={cell}
                columnIndex={column + 1}
                sheet={sheetOf(cell)}
                isSelected={selection.has(cell)}
                isFocusable={cell === tabStop}
                noSheet={labels.noSheet}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
