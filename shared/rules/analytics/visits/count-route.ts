import { parseCell } from '#shared/values/cell.ts';
import { counterKey } from '#shared/rules/analytics/visits/counter-key.ts';
import { moveDirection } from '#shared/rules/analytics/visits/move-direction.ts';

/** A sheet of a visit. */
interface VisitedSheet {
  cell: string;
  alias: string;
}

/** The number of sheets in a path before it is cut. */
const PATH_SHEETS_MAX = 8;
/**
 * The mark at the end of a cut path. Aliases of sheets consist of characters of ULIDs, so they contain neither this mark nor the separator.
 */
const CUT = '…';
const STEP = '-';

/**
 * Returns the last cells of the rows and columns with several sheets. A visit that reaches one of them has seen the row or column to its
 * end.
 */
export function endCells(cells: Iterable<string>): Set<string> {
  const placed = [...cells].flatMap((name) => {
    const position = parseCell(name);
    return position ? [{ name, ...position }] : [];
  });
  const lines = [...Map.groupBy(placed, ({ row }) => `row ${row}`), ...Map.groupBy(placed, ({ column }) => `column ${column}`)];
  return new Set(
    lines.flatMap(([, line]) => {
      const last = line.toSorted((one, other) => one.row + one.column - other.row - other.column).at(-1);
      return last && line.length > 1 ? [last.name] : [];
    }),
  );
}

/** Returns the key of the last sheet of a visit and the direction of its last move. `none`: the visit did not move. */
export function exitKey(language: string, sheets: readonly VisitedSheet[]): string {
  const [before, last] = sheets.slice(-2);
  const direction = before && last ? moveDirection(before.cell, last.cell) : 'none';
  return counterKey('exit', language, sheets.at(-1)?.alias ?? '', direction);
}

/** Returns the key of the sheets of a visit in their order, without immediate repetitions. */
export function pathKey(language: string, sheets: readonly VisitedSheet[]): string {
  const aliases = sheets.map(({ alias }) => alias).filter((alias, index, all) => alias !== all[index - 1]);
  const path = aliases.slice(0, PATH_SHEETS_MAX);
  return counterKey('path', language, (aliases.length > path.length ? [...path, CUT] : path).join(STEP));
}
