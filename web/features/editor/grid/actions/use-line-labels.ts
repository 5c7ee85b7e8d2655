import { useTranslation } from '#web/lib/use-translation.ts';
import { columnLetters } from '#shared/values/cell.ts';
import type { Lines } from '#web/features/editor/grid/edits/grid-lines.ts';

/** Returns a function that labels rows by number and columns by letters. */
export function useLineLabels(): (lines: Lines) => string {
  const { t } = useTranslation('grid');
  return ({ axis, first, count }) => {
    const name = (index: number): string => (axis === 'row' ? String(index + 1) : columnLetters(index));
    const names = { first: name(first), last: name(first + count - 1) };
    return count === 1 ? t(`lines.${axis}`, names) : t(`lines.${axis}s`, names);
  };
}
