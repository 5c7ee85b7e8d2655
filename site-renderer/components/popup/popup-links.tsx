import { MAP_URL } from '#shared/model/sites/destination.ts';
import type { PopupContent, PopupCta } from '#shared/model/sites/popup.ts';
import { snsHref } from '#shared/model/sites/sns-address.ts';
import { calendarEvent } from '#shared/rules/popups/calendar-event.ts';
import { hasPopupLinks } from '#shared/rules/popups/popup-links.ts';
import { SnsIcon } from '#site-renderer/components/shell/sns-icon.tsx';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface PopupLinksProps {
  popupId: string;
  popup: Pick<PopupCta, 'endDate' | 'hasCalendarLink'>;
  /** The texts in the page's language. */
  content: PopupContent;
  words: VisitorLabels;
}

const CALENDAR_PATH = 'M5 5h14q2 0 2 2v12q0 2-2 2H5q-2 0-2-2V7q0-2 2-2zm-2 5h18M8 2v5m8-5v5';
const MAP_PATH = 'M12 22q-7-8-7-13a7 7 0 0 1 14 0q0 5-7 13zm0-16a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
);

/**
 * Renders the links of a popup to the visitor's calendar, to the owner's LINE account and to a map. The calendar's
 * entry is in the link itself, so that it needs no file, which would reveal the popups of members-only sheets.
 */
export function PopupLinks({ popupId, popup, content, words: { popup: labels } }: PopupLinksProps) {
  const { endDate, hasCalendarLink } = popup;
  const { imageAlt, linkButtonText, lineUrl, place } = content;
  if (!hasPopupLinks(popup, content)) return null;
  const line = snsHref('line', lineUrl);
  const event = { id: popupId, title: imageAlt || linkButtonText || labels.label, place };
  return (
    <p className="popup-links">
      {hasCalendarLink && endDate !== null && (
        <a
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarEvent({ ...event, at: endDate }))}`}
          download="event.ics"
          aria-label={labels.addToCalendar}
        >
          <Icon path={CALENDAR_PATH} />
          {labels.calendar}
        </a>
      )}
      {line !== undefined && (
        <a href={line} aria-label={labels.addOnLine}>
          <SnsIcon type="line" />
          LINE
        </a>
      )}
      {place !== '' && (
        <a href={MAP_URL + encodeURIComponent(place)} aria-label={labels.openMap}>
          <Icon path={MAP_PATH} />
          {labels.map}
        </a>
      )}
    </p>
  );
}
