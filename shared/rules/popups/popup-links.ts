import type { PopupContent, PopupCta } from '#shared/model/sites/popup.ts';
import { snsHref } from '#shared/model/sites/sns-address.ts';

/** Whether a popup has links to a calendar, to LINE or to a map. */
export const hasPopupLinks = (
  { endDate, hasCalendarLink }: Pick<PopupCta, 'endDate' | 'hasCalendarLink'>,
  { lineUrl, place }: Pick<PopupContent, 'lineUrl' | 'place'>,
): boolean => (hasCalendarLink && endDate !== null) || snsHref('line', lineUrl) !== undefined || place !== '';
