import type { Language } from '#shared/model/language.ts';

/** The properties of each report tab of a site. */
export interface TabProps {
  siteId: string;
  siteName: string;
  /** The month of the report, YYYY-MM. */
  month: string;
  /** The language that visitors chose; `undefined` includes all languages. */
  language: Language | undefined;
  /** The languages that visitors can choose. */
  languages: readonly Language[];
}
