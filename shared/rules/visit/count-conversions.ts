import type { Language } from '#shared/model/language.ts';

/** Something that a site is for: a form was sent, a registration was confirmed, a link that is a goal was pressed. */
export interface Conversion {
  language: Language;
  /** The visit that led to it, as the page tells; `null` if it tells none. */
  visitId: string | null;
  /** The last sheet before it; `null` if unknown. */
  alias: string | null;
  /** The popup that it was an application to; `null` for none. */
  popupId: string | null;
}

/** What conversions need of a visit that was counted. */
export interface JoinedVisit {
  language: Language;
  /** The sheet that the visit ended on. */
  last: string;
  /** The visit that the visitor began with: another one if this one continues it after a further page of the site. */
  began: { id: string; language: Language; slice: string; landed: string };
}

const UNKNOWN_ORIGIN = 'unknown/unknown';

/**
 * Counts conversions by their keys (`visit-counters.ts`). Each counts once, also of an unknown visit, which is of unknown origin; a
 * visit counts once as converted, however often it converts.
 */
export function countConversions(
  conversions: readonly Conversion[],
  visits: ReadonlyMap<string, JoinedVisit>,
  count: (key: string) => void,
): void {
  const converted = new Map<string, string>();
  for (const { language, visitId, alias, popupId } of conversions) {
    const visit = visits.get(visitId ?? '');
    const sheet = alias ?? visit?.last;
    count(`total/${visit?.began.slice ?? `${language}/${UNKNOWN_ORIGIN}`}/conversions`);
    if (sheet !== undefined) count(`sheet/${visit?.language ?? language}/${sheet}/conversions`);
    if (popupId !== null) count(`popup/${popupId}/applied`);
    if (!visit) continue;
    const { began } = visit;
    count(`sheet/${began.language}/${began.landed}/landed-conversions`);
    converted.set(began.id, began.slice);
  }
  for (const slice of converted.values()) count(`total/${slice}/converted`);
}
