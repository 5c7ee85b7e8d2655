import type { Grid } from '#shared/model/sites/site.ts';
import { parseCell } from '#shared/values/cell.ts';

/** Returns the first occupied cell in reading order; `undefined` if there is none. */
export function firstSheetCell({ cells, numberVertical }: Pick<Grid, 'cells' | 'numberVertical'>): string | undefined {
  const placeOf = (cell: string): number => {
    const position = parseCell(cell);
    return position ? position.row * numberVertical + position.column : Infinity;
  };
  return Object.keys(cells).toSorted((one, other) => placeOf(one) - placeOf(other))[0];
}
