import { useMemo } from 'react';
import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { PopupCard } from '#site-renderer/components/popup/popup-card.tsx';
import { PopupLayer } from '#site-renderer/components/popup/popup-layer.tsx';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { offerState } from '#shared/rules/popups/offer-state.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { popupsOver, visiblePopups } from '#site-renderer/visibility/visible-popups.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';
import { useCurrentTime } from '#web/lib/use-current-time.ts';
import { usePopupCounts } from '#web/features/editor/state/use-popup-counts.ts';

interface ActivePopupListProps {
  document: SiteDocument;
  language: Language;
  addresses: SiteAddresses;
  /** Whether the popups of members-only sheets are shown. */
  isMember: boolean;
  /** The current cell. */
  cell: string;
  /** Ids of popups that were dismissed. */
  closedIds?: readonly string[];
  /** Whether the popups are on the canvas, where they cannot be closed. */
  isEdited?: boolean;
}

/** The popups that are active now on the current sheet, with the real number of applicants. */
export function ActivePopupList({ document, language, isMember, addresses, cell, closedIds = [], isEdited = false }: ActivePopupListProps) {
  const now = useCurrentTime();
  const counts = usePopupCounts();
  const popups = useMemo(
    () => (isMember ? popupsOver(document, language, now, visibleSheets(document, language)) : visiblePopups(document, language, now)),
    [document, language, isMember, now],
  );
  return (
    <PopupLayer>
      {popups.map(({ id, popup, content, cells }) => {
        const { applicants } = counts.of(id);
        const state = offerState(popup, applicants, now);
        const isActive = state === 'open' || state === 'waiting-list';
        if (!isActive || !cells.includes(cell) || closedIds.includes(id)) return null;
        return (
          <PopupCard
            key={id}
            popupId={id}
            popup={popup}
            content={content}
            cells={cells}
            addresses={addresses}
            words={VISITOR_LABELS[language]}
            shown={{ now, applicants, languageTag: LANGUAGE_TAG[language] }}
            isEdited={isEdited}
          />
        );
      })}
    </PopupLayer>
  );
}
