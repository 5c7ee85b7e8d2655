import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { OwnVisits, OwnVisitSettings } from '#shared/model/analytics/own-visits.ts';
import { DeliverySettings, ReportDelivery } from '#shared/model/analytics/report-delivery.ts';
import {
  AccountOverview,
  LandingReport,
  LiveReport,
  PopupReport,
  ReportPeriod,
  SiteOverview,
  SwipeReport,
  TapReport,
  VisitFilter,
  VisitSummary,
} from '#shared/model/analytics/visit-reports.ts';
import { Month } from '#shared/model/billing/billing-terms.ts';
import { siteId, text, ulid } from '#shared/model/fields.ts';
import { FileJob } from '#shared/model/file-job.ts';
import { Language } from '#shared/model/language.ts';

const SitePath = z.strictObject({ siteId: siteId() });
const DeliveryResponse = z.object({ delivery: ReportDelivery });
const OwnVisitsResponse = z.object({ ownVisits: OwnVisits });
const ReportFile = z.object({ report: FileJob });
const access = { by: 'console', action: 'analytics:read' } as const;
/** The scope that lets machines read reports. Changing the recipients of reports requires the right to change the site. */
const open = { scope: 'analytics:read' } as const;
const settingsAccess = { by: 'console', action: 'site:write' } as const;
/** A period and, for sites in several languages, one of their languages. */
const GridQuery = z.strictObject({ period: ReportPeriod, language: Language.optional() });

/**
 * Effect measurement: the activity of visitors, by month and day, for the current month and the months back to a year ago.
 */
export const analytics = defineEndpointFamily({
  summary: {
    method: 'GET',
    path: '/analytics/summary',
    summary: 'The figures of the running month of all sites that the caller is shown, with the most visited and most changed ones',
    access,
    status: 200,
    response: VisitSummary,
  },
  account: {
    method: 'GET',
    path: '/analytics/overview',
    summary: 'The figures of a month, by default the running one, of all sites that the caller is shown, or of one account of its tree',
    access,
    status: 200,
    query: z.strictObject({ month: Month.optional(), accountId: ulid().optional(), ...VisitFilter.shape }),
    response: AccountOverview,
  },
  site: {
    method: 'GET',
    path: '/analytics/site/{siteId}/overview',
    summary: 'The figures of a month of a site, by day, with what happened to the site',
    access,
    open,
    status: 200,
    params: SitePath,
    query: z.strictObject({ month: Month.optional(), ...VisitFilter.shape }),
    response: SiteOverview,
  },
  landing: {
    method: 'GET',
    path: '/analytics/site/{siteId}/landing',
    summary: 'Where the visits of a day or month began and came from',
    access,
    open,
    status: 200,
    params: SitePath,
    query: GridQuery,
    response: LandingReport,
  },
  swipe: {
    method: 'GET',
    path: '/analytics/site/{siteId}/swipe',
    summary: 'The figures of each sheet, the moves between sheets, and the commonest paths of a day or month',
    access,
    open,
    status: 200,
    params: SitePath,
    query: GridQuery,
    response: SwipeReport,
  },
  taps: {
    method: 'GET',
    path: '/analytics/site/{siteId}/taps/{alias}',
    summary: 'The places of a sheet that were pressed in a day or month',
    access,
    open,
    status: 200,
    params: z.strictObject({ ...SitePath.shape, alias: text(8) }),
    query: z.strictObject({ period: ReportPeriod }),
    response: TapReport,
  },
  popups: {
    method: 'GET',
    path: '/analytics/site/{siteId}/popups',
    summary: 'How often each popup was shown, clicked, closed and applied for in a month, by day',
    access,
    open,
    status: 200,
    params: SitePath,
    query: z.strictObject({ month: Month.optional() }),
    response: PopupReport,
  },
  live: {
    method: 'GET',
    path: '/analytics/site/{siteId}/live',
    summary: 'The visits that were reported in the last half hour',
    access,
    open,
    status: 200,
    params: SitePath,
    response: LiveReport,
  },
  startReport: {
    method: 'POST',
    path: '/analytics/site/{siteId}/report',
    summary: 'Make the report of a month as a PDF in the background, in a language, of all visits or those in one language',
    access,
    acting: 'EDIT',
    status: 202,
    params: SitePath,
    body: z.strictObject({ month: Month, language: Language, visitLanguage: Language.optional() }),
    response: ReportFile,
  },
  getReport: {
    method: 'GET',
    path: '/analytics/site/{siteId}/report/{reportId}',
    summary: 'Progress of a report, and its short-lived link once it is done; reports are kept for a week',
    access,
    status: 200,
    params: z.strictObject({ ...SitePath.shape, reportId: ulid() }),
    response: ReportFile,
  },
  getDelivery: {
    method: 'GET',
    path: '/analytics/site/{siteId}/delivery',
    summary: 'To whom the report of each month is e-mailed, and what became of the last ones',
    access: settingsAccess,
    status: 200,
    params: SitePath,
    response: DeliveryResponse,
  },
  setDelivery: {
    method: 'PUT',
    path: '/analytics/site/{siteId}/delivery',
    summary: 'Change to whom the report of each month is e-mailed',
    access: settingsAccess,
    status: 200,
    params: SitePath,
    body: DeliverySettings,
    response: DeliveryResponse,
  },
  getOwnVisits: {
    method: 'GET',
    path: '/analytics/site/{siteId}/own-visits',
    summary: "Whether reports leave out the owner's own visits, and which addresses they come from",
    access: settingsAccess,
    status: 200,
    params: SitePath,
    response: OwnVisitsResponse,
  },
  setOwnVisits: {
    method: 'PUT',
    path: '/analytics/site/{siteId}/own-visits',
    summary: "Change whether reports leave out the owner's own visits; it applies to visits that are collected from now on",
    access: settingsAccess,
    status: 200,
    params: SitePath,
    body: OwnVisitSettings,
    response: OwnVisitsResponse,
  },
});
