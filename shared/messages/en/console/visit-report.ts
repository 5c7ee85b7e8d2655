import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { visitReport as source } from '#shared/messages/jp/console/visit-report.ts';

export const visitReport: CatalogueOf<typeof source> = {
  title: 'Analytics report',
  asOf: 'As counted on {{time}} (Japan time)',
  onlyLanguage: 'Counts visits in {{language}} only; pop-ups in all languages.',
  moreAnnotations: 'and {{count}} more',
  times: 'Waiting times',
  gridNote: 'The darker a sheet, the more often it was viewed. Each field has its cell, sheet views and average view time.',
  gridPictures: 'The {{count}} most viewed sheets are shown with their pictures.',
  sheets: 'Figures by sheet',
  firstSheets: 'The {{count}} most viewed sheets.',
  goneSheet: 'Deleted sheet ({{alias}})',
  gonePopup: 'Deleted pop-up',
  numbers: 'Figures by day',
  none: 'Nothing was recorded in this period.',
  counting: 'How it is counted',
  privacy: 'No cookies and no personal data are used. Visits from browsers that ask not to be tracked (DNT, GPC) are not counted.',
};
