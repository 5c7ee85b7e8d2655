import * as z from 'zod';
import { Month } from '#shared/model/billing/billing-terms.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { CLICK_TARGETS, DEVICES, MOVE_KINDS } from '#shared/values/visit/visit-kinds.ts';
import { SOURCE_KINDS } from '#shared/values/visit/visit-kinds.ts';

/** A day (`YYYY-MM-DD`) or month (`YYYY-MM`) in Japanese time. */
export const ReportPeriod = z.union([Month, z.iso.date()]);

export const MOVE_DIRECTIONS = ['up', 'down', 'left', 'right', 'jump'] as const;

/** The visits that a report counts. An absent field does not filter. */
export const VisitFilter = z.strictObject({
  language: z.enum(LANGUAGES).optional(),
  device: z.enum([...DEVICES, 'unknown']).optional(),
  source: z.enum(SOURCE_KINDS).optional(),
});
export type VisitFilter = z.infer<typeof VisitFilter>;

const DayTotals = z.object({ day: z.iso.date(), totals: VisitTotals });

/**
 * An event that may explain a change of the figures, on the time axis. `title`: the title of the popup or news item; empty for
 * publications.
 */
const Annotation = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['published', 'unpublished', 'popup-start', 'popup-end', 'news-start', 'news-end']),
  title: z.string(),
});

/** The figures of a month, compared with the month before. */
const OverviewBase = z.object({
  month: Month,
  /** Whether the month has not ended. */
  isRunning: z.boolean(),
  /** The time up to which visits are counted; `null` before the first visit. */
  countedUntil: z.iso.datetime().nullable(),
  totals: VisitTotals,
  /**
   * The compared figures of the month and of the month before. While the month runs, only its past days are compared: the first
   * `comparedDays` days of both months. `comparedDays` is 0 on the first day of a month, and for accounts if the visits of a running month
   * are filtered: then nothing is compared.
   */
  compared: VisitTotals,
  previous: VisitTotals,
  comparedDays: z.int(),
  /** The past days in their order, including those without visits. Empty for accounts while the visits are filtered. */
  days: z.array(DayTotals),
});

const NamedSite = z.object({ siteId: z.string(), siteName: z.string(), accountName: z.string() });
const ComparedSite = NamedSite.extend({
  /** Whether the site has been deleted and therefore has no report. */
  isDeleted: z.boolean(),
  totals: VisitTotals,
  compared: VisitTotals,
  previous: VisitTotals,
});

/** The overview of an account, or of its whole tree: the sites that were visited in this month or the month before, most visited first. */
export const AccountOverview = z.object({
  ...OverviewBase.shape,
  sites: z.array(ComparedSite),
  /** Published sites without visits in the month. */
  unvisited: z.array(NamedSite),
});
export type AccountOverview = z.infer<typeof AccountOverview>;

/** The summary of the running month for an account and all below it. */
export const VisitSummary = z.object({
  ...OverviewBase.shape,
  /** The most visited sites. */
  top: z.array(ComparedSite),
  /** The sites whose visits changed most, beyond what chance explains. */
  changed: z.array(ComparedSite),
  /** Some of the published sites without visits in the month, the newest first. */
  unvisited: z.array(NamedSite),
});
export type VisitSummary = z.infer<typeof VisitSummary>;

export const SiteOverview = z.object({
  ...OverviewBase.shape,
  siteName: z.string(),
  /** Whether the owner's own visits are not counted. */
  leavesOutOwnVisits: z.boolean(),
  /** The languages that visitors can choose. */
  languages: z.array(z.enum(LANGUAGES)),
  annotations: z.array(Annotation),
  /** The answers of visitors to the question for consent, of all languages, devices and sources: the days that have some. */
  consents: z.array(z.object({ day: z.iso.date(), accepted: z.int(), declined: z.int(), withdrawn: z.int() })),
});
export type SiteOverview = z.infer<typeof SiteOverview>;

/** A distribution of times. In each bucket, `visits` visits took at most `ms` milliseconds and longer than in the bucket before. */
const TimeDistribution = z.object({
  /** The time in milliseconds that three quarters of the visits took at most; `null` without visits. */
  p75: z.int().nullable(),
  median: z.int().nullable(),
  buckets: z.array(z.object({ ms: z.int(), visits: z.int() })),
});

/**
 * A sheet as the owner knows it. A removed sheet has no cell, title or picture; in a very large grid, rarely seen sheets have no title or
 * picture.
 */
export const ReportedSheet = z.object({
  /** Identifies the sheet in figures (`sheetAlias`). */
  alias: z.string(),
  sheetId: z.string().nullable(),
  cell: z.string().nullable(),
  title: z.string(),
  image: ImageRef.nullable(),
  hasVideo: z.boolean(),
});
export type ReportedSheet = z.infer<typeof ReportedSheet>;

/** Where visits began and came from (LP analysis, R-20.5). */
export const LandingReport = z.object({
  sheets: z.array(z.object({ sheet: ReportedSheet, landings: z.int(), bounces: z.int(), conversions: z.int() })),
  sources: z.array(z.object({ source: z.enum(SOURCE_KINDS), totals: VisitTotals })),
  /** The most frequent referrers first. The entry with the `host` `*` contains all other hosts. */
  referrers: z.array(z.object({ host: z.string(), visits: z.int() })),
  /** The entry with the `source` `*` contains all other campaigns. */
  campaigns: z.array(z.object({ source: z.string(), medium: z.string(), campaign: z.string(), visits: z.int() })),
  /** The time until the first creative was shown, and the time until the first move. */
  shown: TimeDistribution,
  firstMove: TimeDistribution,
});
export type LandingReport = z.infer<typeof LandingReport>;

const SheetFigures = z.object({
  views: z.int(),
  /** Visits that saw the sheet, each counted once. */
  visits: z.int(),
  landings: z.int(),
  /** Visits that ended on the sheet. */
  exits: z.int(),
  /** The exits of visits that saw no other sheet. */
  bounces: z.int(),
  /** The total time that the sheet was seen, in tenths of a second. */
  dwell: z.int(),
  clicks: z.partialRecord(z.enum(CLICK_TARGETS), z.int()),
  /** Visits in which a link on the sheet was pressed. */
  clicked: z.int(),
  /** Conversions for which this was the last sheet. */
  conversions: z.int(),
});
export type SheetFigures = z.infer<typeof SheetFigures>;

const VersionFigures = SheetFigures.pick({ views: true, visits: true, exits: true, dwell: true, clicked: true, conversions: true });
export type VersionFigures = z.infer<typeof VersionFigures>;

/** A version of a sheet shown while it had enabled variations: the sheet itself, or a variation. */
export const ReportedVersion = z.object({
  /** Identifies the version in figures (`variationAlias`). */
  alias: z.string(),
  /** The owner's name for the version; empty if it has none, `null` for the sheet itself and for removed variations. */
  name: z.string().nullable(),
  /** The picture; `null` for removed variations and for versions without a picture. */
  image: ImageRef.nullable(),
  hasVideo: z.boolean(),
  /** Whether visitors see the version. */
  isOn: z.boolean(),
});
export type ReportedVersion = z.infer<typeof ReportedVersion>;

/** The activity on the grid in one language, or in all languages (swipe and creative analysis, R-20.5). */
export const SwipeReport = z.object({
  /** Visits that saw any sheet. */
  visits: z.int(),
  /** The size of the published grid, or of the working grid if nothing is published. */
  columns: z.int(),
  rows: z.int(),
  /** The sheets of the grid by rows, followed by removed sheets that were seen. */
  sheets: z.array(
    z.object({
      sheet: ReportedSheet,
      figures: SheetFigures,
      /**
       * The versions of a sheet that has variations, or had variations that were seen: the sheet itself, its variations in their order,
       * then removed variations.
       */
      versions: z.array(z.object({ version: ReportedVersion, figures: VersionFigures })),
    }),
  ),
  /** The moves between sheets, by aliases, most frequent first. */
  moves: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      direction: z.enum(MOVE_DIRECTIONS),
      by: z.enum(Object.values(MOVE_KINDS)),
      times: z.int(),
    }),
  ),
  /** The ten most frequent sequences of sheets, by aliases. */
  paths: z.array(z.object({ sheets: z.array(z.string()), visits: z.int(), isCut: z.boolean() })),
  /** The sheets where visits ended, with the direction of the last move; `none` for visits without moves. */
  exits: z.array(z.object({ alias: z.string(), direction: z.enum([...MOVE_DIRECTIONS, 'none']), visits: z.int() })),
});
export type SwipeReport = z.infer<typeof SwipeReport>;

/** The presses on a sheet by place. `x`, `y`: the upper left corner of a square of five percent, in percent of the sheet. */
export const TapReport = z.object({
  taps: z.array(z.object({ target: z.enum(CLICK_TARGETS), x: z.int(), y: z.int(), times: z.int() })),
});
export type TapReport = z.infer<typeof TapReport>;

const PopupFigures = z.object({ shown: z.int(), clicked: z.int(), closed: z.int(), applied: z.int() });

/** The popups of the site, and removed popups that were shown in the month. */
export const PopupReport = z.object({
  /** The number of sheets of the grid that show a popup. */
  sheetsWithPopup: z.int(),
  popups: z.array(
    z.object({
      popupId: z.string(),
      /** The name in the editor; empty for a removed popup. */
      name: z.string(),
      image: ImageRef.nullable(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      /** The maximum number of applicants, and the total number of applications; `null` without a limit. */
      limit: z.int().nullable(),
      applicants: z.int().nullable(),
      isGone: z.boolean(),
      ...PopupFigures.shape,
      days: z.array(z.object({ day: z.iso.date(), ...PopupFigures.shape })),
    }),
  ),
});
export type PopupReport = z.infer<typeof PopupReport>;

/** The visits that were reported in the last half hour, by the sheet of their last report. */
export const LiveReport = z.object({
  at: z.iso.datetime(),
  /** The share of the reports that was counted, newest first. Below 1 with very many visits: all figures are then too low. */
  share: z.number().min(0).max(1),
  visits: z.int(),
  sheets: z.array(z.object({ sheet: ReportedSheet, visits: z.int() })),
  /** Visits that began in each of the last thirty minutes, the oldest first. */
  minutes: z.array(z.int()),
});
export type LiveReport = z.infer<typeof LiveReport>;
