import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/analytics/analytics.module.css';

/** The number of rows shown at first, fewer on narrow screens. A table with at most `FEW_MORE` more rows is shown as a whole. */
const FIRST = { wide: 10, narrow: 5 } as const;
const FEW_MORE = 2;
/** The number of rows that are added at a time. */
const MORE = 100;

interface RowPaging {
  /** The number of rows that are shown. */
  shown: number;
  total: number;
  /** The number of rows that are shown at first. */
  first: number;
  show: (rows: number) => void;
}

/** Returns how many rows of a table are shown, and the function that changes it. */
export function useRowPaging(total: number, isWhole: boolean): RowPaging {
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [asked, show] = useState(0);
  const start = FIRST[isNarrow ? 'narrow' : 'wide'];
  const first = (isWhole && !isNarrow) || total <= start + FEW_MORE ? total : start;
  return { shown: Math.min(total, Math.max(first, asked)), total, first, show };
}

/** Shows more rows of a table and, once all are shown, only the first rows again. It is a single button, so that it keeps the focus. */
export function RowPagingButton({ paging: { shown, total, first, show } }: { paging: RowPaging }) {
  const { t } = useTranslation('analytics');
  if (total <= first) return null;
  const rest = total - shown;
  const text = (): string => {
    if (rest === 0) return t('rows.first', { count: first });
    return rest <= MORE ? t('rows.rest', { count: rest }) : t('rows.more', { count: MORE, rest });
  };
  return (
    <Button
      className={classes['noPrint'] ?? ''}
      variant="default"
      size="sm"
      mt="xs"
      fullWidth
      aria-expanded={shown > first}
      onClick={() => show(rest === 0 ? 0 : shown + MORE)}
    >
      {text()}
    </Button>
  );
}
