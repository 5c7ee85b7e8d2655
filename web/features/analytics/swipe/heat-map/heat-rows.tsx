import { useTranslation } from '#web/lib/use-translation.ts';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import {
  type GridSheet,
  heatStep,
  isSmallSample,
  type SheetMeasure,
  sheetMeasure,
  sheetMeasureUnit,
} from '#shared/rules/analytics/grid/sheet-measures.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { cellName, parseCell } from '#shared/values/cell.ts';
import { MAP_PITCH } from '#web/features/analytics/swipe/heat-map/arrow-geometry.ts';
import { HeatCell } from '#web/features/analytics/swipe/heat-map/heat-cell.tsx';
import classes from '#web/features/analytics/swipe/heat-map/heat-map.module.css';
import { useSheetName } from '#web/features/analytics/table/sheet-name.tsx';
import { useLanguage } from '#web/lib/use-language.ts';
import type { Viewport } from '#web/ui/grid-view/use-viewport.ts';
import { rangeIndexes, visibleRange } from '#web/ui/grid-view/visible-range.ts';

/** The number of rows and columns that are rendered outside the view on each side. */
const OVERSCAN = 2;

interface HeatRowsProps {
  report: SwipeReport;
  sheetOf: ReadonlyMap<string, GridSheet>;
  measure: SheetMeasure;
  /** The value that has the strongest colour. */
  most: number;
  viewport: Viewport;
  activeCell: string;
  onActivate: (cell: string) => void;
}

/** Renders the cells in view, a few around them, and always the active one, because it may have the focus. */
export function HeatRows({ report, sheetOf, measure, most, viewport, activeCell, onActivate }: HeatRowsProps) {
  const { t } = useTranslation('swipe');
  const language = useLanguage();
  const sheetName = useSheetName();
  const { rows, columns, visits } = report;
  const active = parseCell(activeCell) ?? { row: 0, column: 0 };
  const rowIndexes = rangeIndexes(visibleRange(viewport.top, viewport.height, MAP_PITCH.row, rows, OVERSCAN), active.row);
  const columnIndexes = rangeIndexes(visibleRange(viewport.left, viewport.width, MAP_PITCH.column, columns, OVERSCAN), active.column);
  return rowIndexes.map((row) => (
    <div key={row} role="row" aria-rowindex={row + 1} className={classes['row']} style={{ top: row * MAP_PITCH.row }}>
      {columnIndexes.map((column) => {
        const cell = cellName({ row, column });
        const sheet = sheetOf.get(cell);
        const number = sheet ? sheetMeasure(measure, sheet, visits) : null;
        const value = formatMetric(sheetMeasureUnit(measure), number, language);
        const isSmall = sheet !== undefined && isSmallSample(measure, sheet, visits);
        const figures = { sheet: sheet ? sheetName(sheet.sheet) : cell, measure: t(`measure.${measure}.name`), value };
        return (
          <HeatCell
            key={column}
            cell={cell}
            column={column}
            label={sheet ? t(isSmall ? 'heat.smallCell' : 'heat.cell', figures) : t('heat.emptyCell', { cell })}
            value={sheet ? value : ''}
            step={heatStep(number, most)}
            share={most === 0 ? 0 : Math.min(1, (number ?? 0) / most)}
            isSmall={isSmall}
            isActive={cell === activeCell}
            image={sheet?.sheet.image ?? null}
            onActivate={onActivate}
          />
        );
      })}
    </div>
  ));
}
