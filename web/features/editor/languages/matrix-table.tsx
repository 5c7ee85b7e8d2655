import { useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import { useViewport } from '#web/ui/grid-view/use-viewport.ts';
import classes from '#web/features/editor/languages/languages.module.css';
import { MatrixCell } from '#web/features/editor/languages/matrix-cell.tsx';
import { useRowLabel } from '#web/features/editor/languages/use-row-label.ts';
import { visibleRange } from '#web/ui/grid-view/visible-range.ts';
import type { LanguageMatrix, MatrixRow } from '#web/features/editor/languages/language-matrix.ts';

/** The height of a row in pixels, as in the style sheet. */
const PITCH = { row: 48, column: 1_000 };
/** The number of rows rendered beyond the view on each side. */
const OVERSCAN = 8;

/** Items by language. Renders only the rows in view, so that thousands of sheets cost no more than a few. */
export function MatrixTable({ matrix, rows }: { matrix: LanguageMatrix; rows: readonly MatrixRow[] }) {
  const { t } = useTranslation('checks');
  const itemName = useRowLabel();
  const scroller = useRef<HTMLDivElement>(null);
  const { top, height } = useViewport(scroller, PITCH);
  const { first, last } = visibleRange(top, height, PITCH.row, rows.length, OVERSCAN);
  const shown = rows.slice(first, last + 1);
  const room = (count: number) => (count > 0 ? <tbody aria-hidden style={{ height: count * PITCH.row }} /> : null);
  return (
    <div ref={scroller} className={classes['scroller']}>
      <table className={classes['matrix']} aria-label={t('languages.matrix')} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t('languages.item')}</th>
            {matrix.languages.map((language, index) => (
              <th key={language} scope="col">
                {LANGUAGE_NAME[language]}
                {index === 0 && <span className={classes['default']}>{t('languages.default')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {room(first)}
        <tbody>
          {shown.map((row, index) => {
            const name = itemName(matrix.document, row);
            return (
              <tr key={row.key} aria-rowindex={first + index + 2}>
                <th scope="row">
                  <span className={classes['item']}>{name}</span>
                </th>
                {matrix.languages.map((language, column) => (
                  <td key={language}>
                    <MatrixCell matrix={matrix} row={row} name={name} index={column} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        {room(rows.length - 1 - last)}
      </table>
    </div>
  );
}
