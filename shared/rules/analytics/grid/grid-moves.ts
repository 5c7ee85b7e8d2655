import type { ReportedSheet, SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { type CellPosition, parseCell } from '#shared/values/cell.ts';

export type Move = SwipeReport['moves'][number];
type MovedReport = Pick<SwipeReport, 'sheets' | 'moves'>;

/** The moves between two neighbours of the grid in one direction. */
export interface GridArrow {
  from: CellPosition;
  to: CellPosition;
  times: number;
}

export const sheetsByAlias = ({ sheets }: Pick<SwipeReport, 'sheets'>): ReadonlyMap<string, ReportedSheet> =>
  new Map(sheets.map(({ sheet }) => [sheet.alias, sheet]));

const positions = (report: Pick<SwipeReport, 'sheets'>): ReadonlyMap<string, CellPosition> =>
  new Map(
    report.sheets.flatMap(({ sheet: { alias, cell } }) => {
      const position = cell === null ? undefined : parseCell(cell);
      return position ? [[alias, position] as const] : [];
    }),
  );

const areNeighbours = (one: CellPosition, other: CellPosition): boolean =>
  Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;

/**
 * Returns the moves of a report in two groups: moves between neighbours on the current grid, summed over their kinds, most frequent first;
 * and all others (jumps by menu or link, and moves of sheets that have been moved or deleted since).
 */
export function gridMoves(report: MovedReport): { arrows: GridArrow[]; jumps: Move[] } {
  const positionOf = positions(report);
  const arrows = new Map<string, GridArrow>();
  const jumps: Move[] = [];
  for (const move of report.moves) {
    const [from, to] = [positionOf.get(move.from), positionOf.get(move.to)];
    if (!from || !to || !areNeighbours(from, to)) {
      jumps.push(move);
      continue;
    }
    const key = `${move.from}/${move.to}`;
    arrows.set(key, { from, to, times: (arrows.get(key)?.times ?? 0) + move.times });
  }
  return { arrows: [...arrows.values()].toSorted((one, other) => other.times - one.times), jumps };
}

/** The sheet at the other end of moves from or to a sheet. */
export interface SheetFlow {
  alias: string;
  direction: Move['direction'];
  times: number;
  /** The share among all moves to, or from, the sheet. */
  share: number;
}

function flows(moves: readonly Move[], end: 'from' | 'to'): SheetFlow[] {
  const all = moves.reduce((sum, { times }) => sum + times, 0);
  const byKey = Map.groupBy(moves, (move) => `${move[end]}/${move.direction}`);
  return [...byKey.values()]
    .flatMap((own): SheetFlow[] => {
      const times = own.reduce((sum, move) => sum + move.times, 0);
      return own[0] ? [{ alias: own[0][end], direction: own[0].direction, times, share: times / all }] : [];
    })
    .toSorted((one, other) => other.times - one.times);
}

/** Returns the sheets from which visitors came to a sheet, and the sheets to which they went, most frequent first. */
export const sheetFlows = ({ moves }: Pick<SwipeReport, 'moves'>, alias: string): { from: SheetFlow[]; to: SheetFlow[] } => ({
  from: flows(
    moves.filter(({ to }) => to === alias),
    'from',
  ),
  to: flows(
    moves.filter(({ from }) => from === alias),
    'to',
  ),
});
