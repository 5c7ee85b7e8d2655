import type { Language } from '#shared/model/language.ts';

/** The subject of each report of a site. */
export interface TabProps {
  siteId: string;
  siteName: string;
  /** YYYY-MM */
  month: string;
  /** The language that visitors chose; all if `undefined`. */
  language: Language | undefined;
  /** The languages that visitors can choose. */
  languages: readonly Language[];
}
