import { useTranslation } from '#web/lib/use-translation.ts';
import type { RevisionEntry } from '#shared/model/sites/revision.ts';
import { formatTime } from '#web/lib/format/format.ts';

/** Returns a function that labels the kind of a revision: autosave, save or restore. */
export function useRevisionKindLabel(): (entry: Pick<RevisionEntry, 'kind' | 'restoredFrom'>) => string {
  const { t } = useTranslation('saving');
  return ({ kind, restoredFrom }) =>
    kind === 'restore' && restoredFrom !== null ? t('history.restoredFrom', { time: formatTime(restoredFrom) }) : t(`history.kind.${kind}`);
}
