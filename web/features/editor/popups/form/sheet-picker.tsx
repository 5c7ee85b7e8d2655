import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import type { Sheet } from '#shared/model/site/site.ts';
import { cellName, FIRST_CELL, isInGrid } from '#shared/rules/sheet/cell.ts';
import { localisedValue } from '#shared/rules/site/localised-value.ts';
import { cellAfterKey } from '#web/ui/grid-view/cell-navigation.ts';
import classes from '#web/features/editor/popups/form/sheet-picker.module.css';
import { useDeferredEditorState, useEditorState, useGrid, useSettings } from '#web/features/editor/state/editor.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

interface MapCellProps {
  cell: string;
  columnIndex: number;
  /** `undefined` for an empty cell, which cannot be selected. */
  sheet: Sheet | undefined;
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

interface SheetPickerProps {
  selection: ReadonlySet<string>;
  isReadOnly: boolean;
  onChange: (cells: Iterable<string>) => void;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A map of the grid to select sheets on. Arrow keys move the focus; a click, Space or Enter toggles a sheet; Ctrl+A selects all. */
export const SheetPicker = memo(function SheetPicker({ selection, isReadOnly, onChange }: SheetPickerProps) {
  const { t } = useTranslation('popups');
  const { numberHorizontal: rows, numberVertical: columns, cells } = useGrid();
  const { defaultLanguage } = useSettings();
  const language = useEditorState((state) => state.language);
  const sheets = useDeferredEditorState(({ history }) => history.present.sheets);
  const grid = useRef<HTMLDivElement>(null);
  const [focusedCell, setFocusedCell] = useState(FIRST_CELL);
  const tabStop = isInGrid(focusedCell, rows, columns) ? focusedCell : FIRST_CELL;

  const toggle = (cell: string): void => {
    if (isReadOnly || cells[cell] === undefined) return;
    const next = new Set(selection);
    if (!next.delete(cell)) next.add(cell);
    onChange(next);
  };
  const cellOf = (target: EventTarget): string | undefined =>
    target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;

  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target);
    const hasControl = event.ctrlKey || event.metaKey;
    if (cell === undefined || event.altKey) return;
    const next = cellAfterKey(event.key, hasControl, cell, { rows, columns });
    const isAll = hasControl && event.key === 'a';
    if (next === undefined && !isAll && event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== undefined) {
      setFocusedCell(next);
      grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    } else if (!isAll) toggle(cell);
    else if (!isReadOnly) onChange(Object.keys(cells));
  };

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={t('sheetsMap', { rows, columns })}
      aria-multiselectable
      aria-readonly={isReadOnly}
      className={classes['grid']}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const cell = cellOf(target);
        if (cell === undefined) return;
        setFocusedCell(cell);
        toggle(cell);
      }}
    >
      {range(rows).map((row) => (
        <div key={row} role="row" aria-rowindex={row + 1} className={classes['row']}>
          {range(columns).map((column) => {
            const cell = cellName({ row, column });
            const sheet = localisedValue(sheets[cells[cell] ?? ''] ?? {}, language, defaultLanguage);
            return (
              <MapCell
                key={cell}
                cell={cell}
                columnIndex={column + 1}
                sheet={sheet}
                isSelected={selection.has(cell)}
                isFocusable={cell === tabStop}
                noSheet={t('noSheet')}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});
