import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import classes from '#web/features/editor/languages/languages.module.css';
import { MatrixCell } from '#web/features/editor/languages/matrix-cell.tsx';
import { useRowLabel } from '#web/features/editor/languages/use-row-label.ts';
import type { LanguageMatrix, MatrixRow } from '#web/features/editor/languages/language-matrix.ts';
import { useIncrementalList } from '#web/features/editor/sections/use-incremental-list.ts';

const CHUNK = 30;

/** The matrix as cards, for narrow screens. */
export function MatrixCards({ matrix, rows }: { matrix: LanguageMatrix; rows: readonly MatrixRow[] }) {
  const { t } = useTranslation('checks');
  const itemName = useRowLabel();
  const { shown, left, showMore } = useIncrementalList(rows, CHUNK);
  return (
    <>
      <ul className={classes['cards']} aria-label={t('languages.matrix')}>
        {shown.map((row) => {
          const name = itemName(matrix.document, row);
          return (
            <li key={row.key} className={classes['card']}>
              <span className={classes['item']}>{name}</span>
              {matrix.languages.map((language, column) => (
                <div key={language} className={classes['line']}>
                  <span>{LANGUAGE_NAME[language]}</span>
                  <MatrixCell matrix={matrix} row={row} name={name} index={column} />
                </div>
              ))}
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <Button variant="default" onClick={showMore}>
          {t('languages.more')}
        </Button>
      )}
    </>
  );
}
