import { useTranslation } from '#web/lib/use-translation.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import { PopupRow } from '#web/features/editor/popups/popup-row.tsx';
import classes from '#web/features/editor/popups/popups.module.css';
import { useCurrentTime } from '#web/lib/use-current-time.ts';
import type { PopupCounts } from '#web/features/editor/state/use-popup-counts.ts';

interface PopupListProps {
  popupIds: readonly string[];
  openId: string | null;
  countsOf: (popupId: string) => PopupCounts;
  onOpen: (popupId: string | null) => void;
  onRemoved: (popupId: string, popup: PopupCta) => void;
}

/** All popups with their state; at most one is open. */
export function PopupList({ popupIds, openId, countsOf, onOpen, onRemoved }: PopupListProps) {
  const { t } = useTranslation('popups');
  const now = useCurrentTime();
  return (
    <ul aria-label={t('list')} className={classes['list']}>
      {popupIds.map((popupId) => (
        <PopupRow
          key={popupId}
          popupId={popupId}
          now={now}
          counts={countsOf(popupId)}
          isOpen={popupId === openId}
          onOpen={onOpen}
          onRemoved={onRemoved}
        />
      ))}
    </ul>
  );
}
