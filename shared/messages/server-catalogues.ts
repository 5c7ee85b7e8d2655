import { analytics as analyticsJp } from '#shared/messages/jp/console/analytics.ts';
import { common as commonJp } from '#shared/messages/jp/console/common.ts';
import { users as usersJp } from '#shared/messages/jp/console/users.ts';
import { imports as userImportJp } from '#shared/messages/jp/console/imports.ts';
import { errors as errorsJp } from '#shared/messages/jp/console/errors.ts';
import { bills as billsJp } from '#shared/messages/jp/console/bills.ts';
import { invoice as invoiceJp } from '#shared/messages/jp/console/invoice.ts';
import { domains as domainsJp } from '#shared/messages/jp/console/domains.ts';
import { sites as sitesJp } from '#shared/messages/jp/console/sites.ts';
import { newsCsv as newsCsvJp } from '#shared/messages/jp/console/news-csv.ts';
import { visitorCsv as visitorCsvJp } from '#shared/messages/jp/console/visitor-csv.ts';
import { swipe as swipeJp } from '#shared/messages/jp/console/swipe.ts';
import { visitReport as visitReportJp } from '#shared/messages/jp/console/visit-report.ts';
import { takeout as takeoutJp } from '#shared/messages/jp/console/takeout.ts';
import { siteExport as siteExportJp } from '#shared/messages/jp/console/site-export.ts';
import { mail as mailJp } from '#shared/messages/jp/mail/mail.ts';
import { inbox as inboxJp } from '#shared/messages/jp/mail/inbox.ts';
import { analytics as analyticsEn } from '#shared/messages/en/console/analytics.ts';
import { common as commonEn } from '#shared/messages/en/console/common.ts';
import { users as usersEn } from '#shared/messages/en/console/users.ts';
import { imports as userImportEn } from '#shared/messages/en/console/imports.ts';
import { errors as errorsEn } from '#shared/messages/en/console/errors.ts';
import { bills as billsEn } from '#shared/messages/en/console/bills.ts';
import { invoice as invoiceEn } from '#shared/messages/en/console/invoice.ts';
import { domains as domainsEn } from '#shared/messages/en/console/domains.ts';
import { sites as sitesEn } from '#shared/messages/en/console/sites.ts';
import { newsCsv as newsCsvEn } from '#shared/messages/en/console/news-csv.ts';
import { visitorCsv as visitorCsvEn } from '#shared/messages/en/console/visitor-csv.ts';
import { swipe as swipeEn } from '#shared/messages/en/console/swipe.ts';
import { visitReport as visitReportEn } from '#shared/messages/en/console/visit-report.ts';
import { takeout as takeoutEn } from '#shared/messages/en/console/takeout.ts';
import { siteExport as siteExportEn } from '#shared/messages/en/console/site-export.ts';
import { mail as mailEn } from '#shared/messages/en/mail/mail.ts';
import { inbox as inboxEn } from '#shared/messages/en/mail/inbox.ts';
import { analytics as analyticsCn } from '#shared/messages/cn/console/analytics.ts';
import { common as commonCn } from '#shared/messages/cn/console/common.ts';
import { users as usersCn } from '#shared/messages/cn/console/users.ts';
import { imports as userImportCn } from '#shared/messages/cn/console/imports.ts';
import { errors as errorsCn } from '#shared/messages/cn/console/errors.ts';
import { bills as billsCn } from '#shared/messages/cn/console/bills.ts';
import { invoice as invoiceCn } from '#shared/messages/cn/console/invoice.ts';
import { domains as domainsCn } from '#shared/messages/cn/console/domains.ts';
import { sites as sitesCn } from '#shared/messages/cn/console/sites.ts';
import { newsCsv as newsCsvCn } from '#shared/messages/cn/console/news-csv.ts';
import { visitorCsv as visitorCsvCn } from '#shared/messages/cn/console/visitor-csv.ts';
import { swipe as swipeCn } from '#shared/messages/cn/console/swipe.ts';
import { visitReport as visitReportCn } from '#shared/messages/cn/console/visit-report.ts';
import { takeout as takeoutCn } from '#shared/messages/cn/console/takeout.ts';
import { siteExport as siteExportCn } from '#shared/messages/cn/console/site-export.ts';
import { mail as mailCn } from '#shared/messages/cn/mail/mail.ts';
import { inbox as inboxCn } from '#shared/messages/cn/mail/inbox.ts';
import { analytics as analyticsKr } from '#shared/messages/kr/console/analytics.ts';
import { common as commonKr } from '#shared/messages/kr/console/common.ts';
import { users as usersKr } from '#shared/messages/kr/console/users.ts';
import { imports as userImportKr } from '#shared/messages/kr/console/imports.ts';
import { errors as errorsKr } from '#shared/messages/kr/console/errors.ts';
import { bills as billsKr } from '#shared/messages/kr/console/bills.ts';
import { invoice as invoiceKr } from '#shared/messages/kr/console/invoice.ts';
import { domains as domainsKr } from '#shared/messages/kr/console/domains.ts';
import { sites as sitesKr } from '#shared/messages/kr/console/sites.ts';
import { newsCsv as newsCsvKr } from '#shared/messages/kr/console/news-csv.ts';
import { visitorCsv as visitorCsvKr } from '#shared/messages/kr/console/visitor-csv.ts';
import { swipe as swipeKr } from '#shared/messages/kr/console/swipe.ts';
import { visitReport as visitReportKr } from '#shared/messages/kr/console/visit-report.ts';
import { takeout as takeoutKr } from '#shared/messages/kr/console/takeout.ts';
import { siteExport as siteExportKr } from '#shared/messages/kr/console/site-export.ts';
import { mail as mailKr } from '#shared/messages/kr/mail/mail.ts';
import { inbox as inboxKr } from '#shared/messages/kr/mail/inbox.ts';
import type { InEveryLanguage } from '#shared/messages/catalogue.ts';

/**
 * The catalogues that servers use in every language: for e-mails, CSV files and PDFs. Web code must not import this file: the
 * console loads its catalogues on demand, and a static import would split each of them into another request.
 */

export const COMMON_MESSAGES: InEveryLanguage<typeof commonJp> = { jp: commonJp, en: commonEn, cn: commonCn, kr: commonKr };

export const USER_MESSAGES: InEveryLanguage<typeof usersJp> = { jp: usersJp, en: usersEn, cn: usersCn, kr: usersKr };

export const USER_IMPORT_MESSAGES: InEveryLanguage<typeof userImportJp> = {
  jp: userImportJp,
  en: userImportEn,
  cn: userImportCn,
  kr: userImportKr,
};

export const ERROR_MESSAGES: InEveryLanguage<typeof errorsJp> = { jp: errorsJp, en: errorsEn, cn: errorsCn, kr: errorsKr };

export const BILL_MESSAGES: InEveryLanguage<typeof billsJp> = { jp: billsJp, en: billsEn, cn: billsCn, kr: billsKr };

export const INVOICE_MESSAGES: InEveryLanguage<typeof invoiceJp> = { jp: invoiceJp, en: invoiceEn, cn: invoiceCn, kr: invoiceKr };

export const DOMAIN_MESSAGES: InEveryLanguage<typeof domainsJp> = { jp: domainsJp, en: domainsEn, cn: domainsCn, kr: domainsKr };

export const SITE_MESSAGES: InEveryLanguage<typeof sitesJp> = { jp: sitesJp, en: sitesEn, cn: sitesCn, kr: sitesKr };

export const VISITOR_CSV_MESSAGES: InEveryLanguage<typeof visitorCsvJp> = {
  jp: visitorCsvJp,
  en: visitorCsvEn,
  cn: visitorCsvCn,
  kr: visitorCsvKr,
};

/** The names of figures, as in the console. */
export const ANALYTICS_MESSAGES: InEveryLanguage<typeof analyticsJp> = {
  jp: analyticsJp,
  en: analyticsEn,
  cn: analyticsCn,
  kr: analyticsKr,
};

export const SWIPE_MESSAGES: InEveryLanguage<typeof swipeJp> = { jp: swipeJp, en: swipeEn, cn: swipeCn, kr: swipeKr };

export const VISIT_REPORT_MESSAGES: InEveryLanguage<typeof visitReportJp> = {
  jp: visitReportJp,
  en: visitReportEn,
  cn: visitReportCn,
  kr: visitReportKr,
};

/** The explanations in the file of an account's data. */
export const TAKEOUT_MESSAGES: InEveryLanguage<typeof takeoutJp> = { jp: takeoutJp, en: takeoutEn, cn: takeoutCn, kr: takeoutKr };
export const SITE_EXPORT_MESSAGES: InEveryLanguage<typeof siteExportJp> = {
  jp: siteExportJp,
  en: siteExportEn,
  cn: siteExportCn,
  kr: siteExportKr,
};

export const MAIL_MESSAGES: InEveryLanguage<typeof mailJp> = { jp: mailJp, en: mailEn, cn: mailCn, kr: mailKr };

export const INBOX_MESSAGES: InEveryLanguage<typeof inboxJp> = { jp: inboxJp, en: inboxEn, cn: inboxCn, kr: inboxKr };

export const NEWS_CSV_MESSAGES: InEveryLanguage<typeof newsCsvJp> = { jp: newsCsvJp, en: newsCsvEn, cn: newsCsvCn, kr: newsCsvKr };
