/**
 * Figures of visits: how often something happened, by a key. Periods and sites are summed key by key, so a day is exactly the sum of
 * its hours. Fields of a key are joined by `/`, texts of visitors percent-encoded:
 *
 * | key                                      | counts                                                             |
 * |------------------------------------------|--------------------------------------------------------------------|
 * | `total/<slice>/<figure>`                 | `TOTAL_FIGURES`; a slice is `<language>/<device>/<source>`         |
 * | `sheet/<language>/<alias>/<figure>`      | `views`, `landings`, `exits`, `bounces`, `dwell` (tenths of a second), `click-<target>`, `conversions` after this sheet, `landed-conversions` of visits that began on it; visits that saw it: `visits`, and that pressed a link on it: `clicked` |
 * | `variation/<language>/<alias>/<version>/<figure>` | of sheets with variations, by what was shown of them (`variationAlias`): `views`, `visits`, `exits`, `dwell`, `clicked`, `conversions` |
 * | `move/<language>/<from>/<to>/<direction>/<by>` | moves between two sheets                                     |
 * | `exit/<language>/<alias>/<direction>`    | where page loads ended, by the direction of the last move; `none` without one |
 * | `path/<language>/<alias>-<alias>-…`      | visits by the sheets they came to; a trailing `…` means more     |
 * | `tap/<alias>/<target>/<x>/<y>`           | presses of a place on a sheet, in steps of `TAP_STEP` percent      |
 * | `popup/<id>/<action>`                    | visits in which a popup was shown, clicked, closed; `applied`: forms that were sent from it |
 * | `news/<id>/<action>`                     | visits in which a news item was shown, clicked, closed             |
 * | `shown/<device>/<bucket>`                | visits by the time until the first creative was shown              |
 * | `first-move/<device>/<bucket>`           | visits by the time until the first move                            |
 * | `referrer/<host>`, `campaign/<source>/<medium>/<campaign>` | visits by where they came from                   |
 */
export type Counters = Map<string, number>;

/**
 * Figures that exist of every slice. `time`: tenths of a second that sheets were seen. `people`: by day, see `countPeople`.
 * `conversions` and `converted`: see `countConversions`.
 */
export const TOTAL_FIGURES = [
  'visits',
  'people',
  'views',
  'time',
  'moves',
  'bounces',
  'completed',
  'clicks',
  'popup-clicks',
  'conversions',
  'converted',
] as const;
export type TotalFigure = (typeof TOTAL_FIGURES)[number];

/** Figures of each version of a sheet with variations, and of each sheet. */
export const VERSION_FIGURES = ['views', 'visits', 'exits', 'dwell', 'clicked', 'conversions'] as const;
export type VersionFigure = (typeof VERSION_FIGURES)[number];

/** Presses on a sheet are counted in squares of this many percent. */
export const TAP_STEP = 5;
/** Buckets of a time grow by a fifth of an octave. */
const BUCKETS_PER_OCTAVE = 5;

export const add = (counters: Counters, key: string, times = 1): void => {
  if (times !== 0) counters.set(key, (counters.get(key) ?? 0) + times);
};

/** Adds all counters of `other`. */
export const addAll = (counters: Counters, other: ReadonlyMap<string, number>): void => {
  for (const [key, times] of other) add(counters, key, times);
};

/** The bucket of a time in milliseconds, and the longest time of a bucket. */
export const timeBucket = (ms: number): number => Math.ceil(Math.log2(Math.max(1, ms)) * BUCKETS_PER_OCTAVE);
export const longestOfBucket = (bucket: number): number => 2 ** (bucket / BUCKETS_PER_OCTAVE);

/** The slice of a person's first visit of the hour, by person. */
export type People = Map<string, string>;

/** The figures of an hour, and the persons who visited the site. */
export interface HourFigures {
  counters: Counters;
  people: People;
}

/**
 * Adds the persons of an hour that are not among those of the day so far (`known`), each to the slice of its first visit. Call in the
 * order of the hours.
 */
export function countPeople(counters: Counters, known: Set<string>, people: ReadonlyMap<string, string>): void {
  for (const [person, slice] of people) {
    if (known.has(person)) continue;
    known.add(person);
    add(counters, `total/${slice}/people`);
  }
}
