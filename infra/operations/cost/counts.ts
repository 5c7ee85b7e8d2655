/** The operations for one visit, save or publication. `test/cost` measures these counts and fails if one of them is out of date. */

/** The site that all counts are measured with: one language, a picture on each sheet. */
export const MEASURED_SITE = { rows: 5, columns: 4 } as const;

/**
 * A visit that begins at the home page and moves down through five sheets. The page contains the first picture. The pictures of the
 * other sheets and of their neighbours to the right are loaded, which is the maximum that a visitor's page fetches.
 */
export const VISIT = {
  /** Requested files: the page, the modules of the runtime, the blocks of sheets. */
  files: 8,
  /** Compressed size of these files, without the picture in the page. */
  fileBytes: 16_000,
  pictures: 9,
  /** The largest AVIF file at 736 pixels, which a usual phone loads. */
  pictureBytes: 45_000,
  /** Requests for the news of the site. A site without news answers with 24 bytes from the edge (ADR 65). */
  news: 1,
  /** Visit reports: one when the first picture is shown, one when the page is left. */
  reports: 2,
} as const;

/** Saving one changed sheet. `read` and `write`, also below, are request units that DynamoDB bills. */
export const SAVE = { read: 6, write: 10 } as const;
/** Opening the site in the editor. */
export const OPENING = { read: 26, write: 0 } as const;
/** The request for a publication and its job after a change of one sheet. The job takes less than a second, so it writes no progress. */
export const PUBLICATION = { read: 83, write: 29, put: 4, get: 4, invalidations: 1 } as const;
/** A visitor's request for the popups of the site, sent once per page of a site with popups. */
export const POPUPS = { read: 9, write: 0 } as const;
/** A change of a news item of one site, and the job that renders the news of the site. */
export const NEWS = { read: 53, write: 37, put: 4, get: 5 } as const;
/** Collecting the visits of one site and hour from a log object. */
export const COLLECTED_HOUR = { read: 1, write: 2, put: 1 } as const;
/** Metering the page views of a log object, and of each of its sites, whose owner has one site below an OEM. */
export const METERED_OBJECT = { read: 1, write: 4 } as const;
export const METERED_SITE = { read: 2, write: 6 } as const;
/** A roll-up of one hour of a site with 330 visits a day, in the twelfth hour of the day, from requesting it to its end. */
export const ROLL_UP = { read: 24, write: 63, put: 3, get: 28, messages: 1 } as const;
/** A run of the reconcile function, each minute, when nothing is due. */
export const SWEEP = { read: 19, write: 0 } as const;

/**
 * Bytes of a line in CloudWatch, its 26 bytes of overhead included: of a call or job by the function, and of a call by API Gateway.
 * `cost-table.test.ts` writes the one, `infra/stacks/cost.test.ts` fills the format of the other.
 */
export const LOG_LINES = { call: 260, access: 260 } as const;

/** Resources that exist regardless of the number of visits. `infra/stacks/cost.test.ts` counts them in the stacks. */
export const FIXED = { alarms: 30, keys: 4, secrets: 5, firewallRules: 7, dashboards: 1, customMetrics: 9 } as const;
