import type { Language } from '#shared/model/language.ts';
import { counterKey } from '#shared/rules/analytics/visits/counter-key.ts';

/** A conversion: a form was sent, a registration was confirmed, or a goal link was pressed. */
export interface CountedConversion {
  language: Language;
  /** The last sheet before the conversion; `null` if unknown. */
  alias: string | null;
  /** The popup from which the form was sent; `null` if there is none. */
  popupId: string | null;
}

export interface Conversion extends CountedConversion {
  /** The visit that led to the conversion, as reported by the page; `null` if the page reported none. */
  visitId: string | null;
}

/** The data of a counted visit that conversions need. */
export interface JoinedVisit {
  language: Language;
  /** The sheet on which the visit ended. */
  last: string;
  /** The versions shown of the visited sheets that have variations, by alias. */
  versions: ReadonlyMap<string, string | undefined>;
  /**
   * The visit with which the visitor entered the site, one object per such visit. It is an earlier visit if this visit continues it on a
   * further page of the site.
   */
  began: { language: Language; slice: string; landed: string };
}

const UNKNOWN_ORIGIN = 'unknown/unknown';

/**
 * Counts conversions by their keys. Each conversion counts once; a conversion of an unknown visit counts with unknown origin. A visit
 * counts as converted once, however many conversions it has.
 */
export function conversionCount(count: (key: string) => void) {
  const converted = new Set<JoinedVisit['began']>();
  return {
    /** Counts a conversion. `visit`: the visit that it was joined to, if known. */
    add({ language, alias, popupId }: CountedConversion, visit: JoinedVisit | undefined): void {
      const sheet = alias ?? visit?.last;
      count(counterKey('total', visit?.began.slice ?? `${language}/${UNKNOWN_ORIGIN}`, 'conversions'));
      if (sheet !== undefined) {
        const spoken = visit?.language ?? language;
        const version = visit?.versions.get(sheet);
        count(counterKey('sheet', spoken, sheet, 'conversions'));
        if (version !== undefined) count(counterKey('variation', spoken, sheet, version, 'conversions'));
      }
      if (popupId !== null) count(counterKey('popup', popupId, 'applied'));
      if (!visit) return;
      const { began } = visit;
      count(counterKey('sheet', began.language, began.landed, 'landed-conversions'));
      converted.add(began);
    },
    /** Counts the visits that converted. */
    end(): void {
      for (const { slice } of converted) count(counterKey('total', slice, 'converted'));
    },
  };
}
