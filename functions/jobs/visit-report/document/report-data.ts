import type { Brand } from '#shared/model/account/brand.ts';
import type { LandingReport, PopupReport, SiteOverview, SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';

/** What the report of a month of a site tells. */
export interface ReportData {
  overview: SiteOverview;
  landing: LandingReport;
  swipe: SwipeReport;
  popups: PopupReport;
  /** The language of the visits that everything but popups is of; `null`: all. */
  visitLanguage: Language | null;
  /** Of the console of the site's owner. */
  brand: Brand;
}

/** PNG or JPEG, by media id. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** The most sheets that are shown with their pictures: the file has to fit into an e-mail. */
export const PICTURED_SHEETS_MAX = 300;

/** The sheets that were seen, most often first. */
export const mostViewed = ({ sheets }: Pick<SwipeReport, 'sheets'>): SwipeReport['sheets'] =>
  sheets.filter(({ figures }) => figures.views > 0).toSorted((one, other) => other.figures.views - one.figures.views);
