import type { Language } from '#shared/model/language.ts';

/** Something that a site is for: a form was sent, a registration was confirmed, a link that is a goal was pressed. */
export interface CountedConversion {
  language: Language;
  /** The last sheet before it; `null` if unknown. */
  alias: string | null;
  /** The popup that it was an application to; `null` for none. */
  popupId: string | null;
}

export interface Conversion extends CountedConversion {
  /** The visit that led to it, as the page tells; `null` if it tells none. */
  visitId: string | null;
}

/** What conversions need of a visit that was counted. */
export interface JoinedVisit {
  language: Language;
  /** The sheet that the visit ended on. */
  last: string;
  /** What the visit was shown of the sheets with variations that it came to, by alias. */
  versions: ReadonlyMap<string, string | undefined>;
  /** The visit that the visitor began with, one object for each: another one if this one continues it after a further page of the site. */
  began: { language: Language; slice: string; landed: string };
}

const UNKNOWN_ORIGIN = 'unknown/unknown';

/**
 * Counts conversions by their keys (`visit-counters.ts`). Each counts once, also of an unknown visit, which is of unknown origin; a
 * visit counts once as converted, however often it converts.
 */
export function conversionCount(count: (key: string) => void) {
  const converted = new Set<JoinedVisit['began']>();
  return {
    /** `visit`: that it was joined to, if that is known. */
    add({ language, alias, popupId }: CountedConversion, visit: JoinedVisit | undefined): void {
      const sheet = alias ?? visit?.last;
      count(`total/${visit?.began.slice ?? `${language}/${UNKNOWN_ORIGIN}`}/conversions`);
      if (sheet !== undefined) {
        const key = `${visit?.language ?? language}/${sheet}`;
        const version = visit?.versions.get(sheet);
        count(`sheet/${key}/conversions`);
        if (version !== undefined) count(`variation/${key}/${version}/conversions`);
      }
      if (popupId !== null) count(`popup/${popupId}/applied`);
      if (!visit) return;
      const { began } = visit;
      count(`sheet/${began.language}/${began.landed}/landed-conversions`);
      converted.add(began);
    },
    /** Counts the visits that converted. */
    end(): void {
      for (const { slice } of converted) count(`total/${slice}/converted`);
    },
  };
}
