import type { Brand } from '#shared/model/brand.ts';
import type { LandingReport, PopupReport, SiteOverview, SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';

/** The content of the report of a month of a site. */
export interface ReportData {
  overview: SiteOverview;
  landing: LandingReport;
  swipe: SwipeReport;
  popups: PopupReport;
  /** The language of the counted visits; `null` for all languages. Popups are always counted in all languages. */
  visitLanguage: Language | null;
  /** Brand of the site owner's console. */
  brand: Brand;
}

/** Pictures as PNG or JPEG, by media id. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** Maximum number of sheets with pictures, because the file has to fit into an e-mail. */
export const PICTURED_SHEETS_MAX = 300;

/** Returns the sheets that were viewed, most views first. */
export const mostViewed = ({ sheets }: Pick<SwipeReport, 'sheets'>): SwipeReport['sheets'] =>
  sheets.filter(({ figures }) => figures.views > 0).toSorted((one, other) => other.figures.views - one.figures.views);
