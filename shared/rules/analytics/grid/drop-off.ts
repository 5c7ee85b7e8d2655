import type { ReportedSheet, SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import type { GridSheet } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { columnLetters, parseCell } from '#shared/rules/sheet/cell.ts';

interface DropOffStep {
  sheet: ReportedSheet;
  /** Visits that came to the sheet. */
  visits: number;
  /** As a share of those that came to the sheet before it; more than 1 where visitors came by other ways, `null` where none came before. */
  kept: number | null;
}

/** The sheets of a row or column in their order. */
export interface DropOffLine {
  kind: 'row' | 'column';
  /** As the grid names it: `1`, `A`. */
  name: string;
  steps: DropOffStep[];
}

const steps = (line: readonly GridSheet[]): DropOffStep[] =>
  line.map(({ sheet, figures: { visits } }, index) => {
    const before = line[index - 1]?.figures.visits ?? 0;
    return { sheet, visits, kept: before === 0 ? null : visits / before };
  });

/** How many visits came to each sheet of the rows and columns that have several sheets, rows first. Lines without visits are left out. */
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
