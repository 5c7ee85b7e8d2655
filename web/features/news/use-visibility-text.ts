import { useTranslation } from 'react-i18next';
import type { NewsVisibility } from '#web/features/news/model/news-visibility.ts';
import { formatTime } from '#web/lib/format/format.ts';

/** Returns a function that formats when visitors see an item. */
export function useVisibilityText(): (visibility: NewsVisibility) => string {
  const { t } = useTranslation('news');
  return (visibility) =>
    t(`visibility.${visibility.kind}`, {
      ...('start' in visibility && { start: formatTime(visibility.start) }),
      ...('end' in visibility && { end: formatTime(visibility.end) }),
    });
}
