import { useTranslation } from '#web/lib/use-translation.ts';
import type { NewsVisibility } from '#web/features/news/model/news-visibility.ts';
import { formatTime } from '#web/lib/format/format.ts';

/** Returns a function that formats when visitors see an item. */
export function useVisibilityText(): (visibility: NewsVisibility) => string {
  const { t } = useTranslation('news');
  return (visibility) =>
    t(`visibility.${visibility.kind}`, {
      start: 'start' in visibility ? formatTime(visibility.start) : '',
      end: 'end' in visibility ? formatTime(visibility.end) : '',
    });
}
