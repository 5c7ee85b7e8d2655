import type { ReportedSheet, SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import type { GridSheet } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { columnLetters, parseCell } from '#shared/values/cell.ts';

interface DropOffStep {
  sheet: ReportedSheet;
  /** Visits that saw the sheet. */
  visits: number;
  /**
   * The visits as a share of the visits to the sheet before; above 1 if visitors came another way, `null` if the sheet before had no
   * visits.
   */
  kept: number | null;
}

/** The sheets of a row or column in their order. */
export interface DropOffLine {
  kind: 'row' | 'column';
  /** The name in the grid: `1`, `A`. */
  name: string;
  steps: DropOffStep[];
}

const steps = (line: readonly GridSheet[]): DropOffStep[] =>
  line.map(({ sheet, figures: { visits } }, index) => {
    const before = line[index - 1]?.figures.visits ?? 0;
    return { sheet, visits, kept: before === 0 ? null : visits / before };
  });

/** Returns the number of visits to each sheet of the rows and columns with several sheets, rows first. Omits lines without visits. */
export function dropOffLines({ sheets }: Pick<SwipeReport, 'sheets'>): DropOffLine[] {
  const placed = sheets.flatMap((sheet) => {
    const position = sheet.sheet.cell === null ? undefined : parseCell(sheet.sheet.cell);
    return position ? [{ sheet, ...position }] : [];
  });
  const lines = (kind: DropOffLine['kind'], across: 'row' | 'column', along: 'row' | 'column'): DropOffLine[] =>
    [...Map.groupBy(placed, (one) => one[across])]
      .filter(([, line]) => line.length > 1)
      .toSorted(([one], [other]) => one - other)
      .map(([index, line]) => ({
        kind,
        name: kind === 'row' ? String(index + 1) : columnLetters(index),
        steps: steps(line.toSorted((one, other) => one[along] - other[along]).map(({ sheet }) => sheet)),
      }));
  return [...lines('row', 'row', 'column'), ...lines('column', 'column', 'row')].filter((line) =>
    line.steps.some(({ visits }) => visits > 0),
  );
}
