import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { gridMoves } from '#shared/rules/analytics/grid/grid-moves.ts';
import type { SheetMeasure } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { MAP_PITCH } from '#web/features/analytics/swipe/heat-map/arrow-geometry.ts';
import classes from '#web/features/analytics/swipe/heat-map/heat-map.module.css';
import { HeatRows } from '#web/features/analytics/swipe/heat-map/heat-rows.tsx';
import { MoveArrows } from '#web/features/analytics/swipe/heat-map/move-arrows.tsx';
import { cellAfterKey } from '#web/ui/grid-view/cell-navigation.ts';
import { scrollToCell } from '#web/ui/grid-view/scroll-to-cell.ts';
import { useViewport } from '#web/ui/grid-view/use-viewport.ts';

interface HeatMapProps {
  /** The accessible name. */
  label: string;
  report: SwipeReport;
  measure: SheetMeasure;
  /** The value that has the strongest colour. */
  most: number;
  /** The maximum number of arrows; only the strongest moves have one. */
  arrows: number;
  activeCell: string;
  onActivate: (cell: string) => void;
}

/** The grid as a heat map, an ARIA grid with one tab stop. Renders only the cells in view, which keeps the largest grid fast. */
export function HeatMap({ label, report, measure, most, arrows, activeCell, onActivate }: HeatMapProps) {
  const { rows, columns } = report;
  const scroller = useRef<HTMLDivElement>(null);
  const viewport = useViewport(scroller, MAP_PITCH);
  const sheetOf = useMemo(
    () => new Map(report.sheets.flatMap((sheet) => (sheet.sheet.cell === null ? [] : [[sheet.sheet.cell, sheet] as const]))),
    [report],
  );
  const strongest = useMemo(() => gridMoves(report).arrows.slice(0, arrows), [report, arrows]);

  const show = useEffectEvent((cell: string): void => {
    const map = scroller.current;
    if (!map) return;
    scrollToCell(map, cell, MAP_PITCH);
    if (map.contains(document.activeElement)) map.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });
  useEffect(() => show(activeCell), [activeCell]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = cellAfterKey(event.key, event.ctrlKey || event.metaKey, activeCell, { rows, columns });
    if (next === undefined) return;
    event.preventDefault();
    onActivate(next);
  };

  return (
    <div ref={scroller} className={classes['scroller']}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows}
        aria-colcount={columns}
        aria-readonly
        className={classes['grid']}
        style={{ width: columns * MAP_PITCH.column, height: rows * MAP_PITCH.row }}
        onKeyDown={onKeyDown}
      >
        <HeatRows
          report={report}
          sheetOf={sheetOf}
          measure={measure}
          most={most}
          viewport={viewport}
          activeCell={activeCell}
          onActivate={onActivate}
        />
      </div>
      {strongest.length > 0 && <MoveArrows arrows={strongest} />}
    </div>
  );
}
