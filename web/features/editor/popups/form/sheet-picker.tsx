import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import type { Sheet } from '#shared/model/site/site.ts';
import { cellName, FIRST_CELL, isInGrid } from '#shared/rules/sheet/cell.ts';
import { localisedValue } from '#shared/rules/translation/localised-value.ts';
import { cellAfterKey } from '#web/features/editor/model/document/cell-navigation.ts';
import classes from '#web/features/editor/popups/form/sheet-picker.module.css';
import { useDeferredEditorState, useEditorState, useGrid, useSettings } from '#web/features/editor/state/editor.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

interface MapCellProps {
  cell: string;
  columnIndex: number;
  /** Without: the cell is empty and nothing can be chosen in it. */
  sheet: Sheet | undefined;
  isChosen: boolean;
  isFocusable: boolean;
  noSheet: string;
}

/** One cell of the map. Its keys and clicks are the map's. */
const MapCell = memo(function MapCell({ cell, columnIndex, sheet, isChosen, isFocusable, noSheet }: MapCellProps) {
  const { image = null, mainText = '', imageAlt = '' } = sheet ?? {};
  return (
    <div
      role="gridcell"
      aria-colindex={columnIndex}
      aria-selected={isChosen}
      aria-disabled={!sheet}
      aria-label={[cell, sheet ? mainText || imageAlt : noSheet].filter(Boolean).join(', ')}
      tabIndex={isFocusable ? 0 : -1}
      data-cell={cell}
      className={classes['cell']}
      style={image ? { backgroundColor: image.colour } : undefined}
    >
      {image && <img src={mediaUrl(image.mediaId, THUMBNAIL_WIDTH)} alt="" loading="lazy" decoding="async" draggable={false} />}
      <span className={classes['name']}>{cell}</span>
      {isChosen && <IconCheck size={16} stroke={3} aria-hidden className={classes['check']} />}
    </div>
  );
});

interface SheetPickerProps {
  chosen: ReadonlySet<string>;
  isReadOnly: boolean;
  onChoose: (cells: Iterable<string>) => void;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A small map of the grid whose sheets are chosen by pressing them: arrows go from cell to cell, space and Enter choose, Ctrl+A all. */
export const SheetPicker = memo(function SheetsMap({ chosen, isReadOnly, onChoose }: SheetPickerProps) {
  const { t } = useTranslation('popups');
  const { numberHorizontal: rows, numberVertical: columns, cells } = useGrid();
  const { defaultLanguage } = useSettings();
  const language = useEditorState((state) => state.language);
  const sheets = useDeferredEditorState(({ history }) => history.present.sheets);
  const map = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState(FIRST_CELL);
  const focusable = isInGrid(visited, rows, columns) ? visited : FIRST_CELL;

  const toggle = (cell: string): void => {
    if (isReadOnly || cells[cell] === undefined) return;
    const next = new Set(chosen);
    if (!next.delete(cell)) next.add(cell);
    onChoose(next);
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
      setVisited(next);
      map.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    } else if (!isAll) toggle(cell);
    else if (!isReadOnly) onChoose(Object.keys(cells));
  };

  return (
    <div
      ref={map}
      role="grid"
      tabIndex={-1}
      aria-label={t('sheetsMap', { rows, columns })}
      aria-multiselectable
      aria-readonly={isReadOnly}
      className={classes['map']}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const cell = cellOf(target);
        if (cell === undefined) return;
        setVisited(cell);
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
                isChosen={chosen.has(cell)}
                isFocusable={cell === focusable}
                noSheet={t('noSheet')}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});
