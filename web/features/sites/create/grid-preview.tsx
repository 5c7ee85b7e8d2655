import { useTranslation } from '#web/lib/use-translation.ts';
import { cellName, FIRST_CELL } from '#shared/values/cell.ts';
import classes from '#web/features/sites/create/grid-preview.module.css';
import { GAP, previewIndices } from '#web/features/sites/create/preview-indices.ts';

const PREVIEW_MAX = { rows: 5, columns: 7 } as const;
/** Larger grids are invalid and have no preview. */
const GRID_SIZE_MAX = 100;

/** A small picture of the grid with the names of its cells. */
export function GridPreview({ rows, columns }: { rows: number; columns: number }) {
  const { t } = useTranslation('sites');
  if (rows > GRID_SIZE_MAX || columns > GRID_SIZE_MAX) return null;
  const columnIndices = previewIndices(columns, PREVIEW_MAX.columns);
  const last = cellName({ row: rows - 1, column: columns - 1 });
  return (
    <figure className={classes['figure']} aria-label={t('create.preview', { rows, columns, first: FIRST_CELL, last })}>
      <div aria-hidden className={classes['grid']} style={{ gridTemplateColumns: `repeat(${columnIndices.length}, 40px)` }}>
        {previewIndices(rows, PREVIEW_MAX.rows).flatMap((row, y) =>
          columnIndices.map((column, x) => (
            <span key={`${y}-${x}`} className={classes['cell']} data-gap={row === GAP || column === GAP}>
              {row === GAP || column === GAP ? '…' : cellName({ row, column })}
            </span>
          )),
        )}
      </div>
    </figure>
  );
}
