import type { Language } from '#shared/model/language.ts';
import { counterKey } from '#shared/rules/analytics/visits/counter-key.ts';

/** A conversion: a form was sent, a registration was confirmed, or a goal link was pressed. */
export interface CountedConversion {
  language: Language;
  /** The last sheet before it; `null` if unknown. */
  alias: string | null;
  /** The popup of the application; `null` for none. */
  popupId: string | null;
}

export interface Conversion extends CountedConversion {
  /** The visit that led to it, as reported by the page; `null` if the page reported none. */
  visitId: string | null;
}

/** The data of a counted visit that conversions need. */
export interface JoinedVisit {
  language: Language;
  /** The sheet that the visit ended on. */
  last: string;
  /** The versions shown of the visited sheets that have variations, by alias. */
  versions: ReadonlyMap<string, string | undefined>;
  /**
   * The visit that the visitor began with, one object for each. It is another visit if this one continues it on a further page of the
   * site.
   */
  began: { language: Language; slice: string; landed: string };
}

const UNKNOWN_ORIGIN = 'unknown/unknown';

/**
 * Counts conversions by their keys. Each counts once. One of an unknown visit counts with unknown origin. A visit
 * counts as converted once, however often it converts.
 */
export function conversionCount(count: (key: string) => void) {
  const converted = new Set<JoinedVisit['began']>();
  return {
    /** `visit`: the visit that it was joined to, if known. */
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
