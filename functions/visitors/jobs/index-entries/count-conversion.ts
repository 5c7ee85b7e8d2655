import type { IndexEntriesDependencies } from '#functions/visitors/jobs/index-entries/index-entries.ts';
import { ConversionHour } from '#functions/analytics/store/conversions.ts';
import type { VisitHours } from '#functions/analytics/store/visit-hours.ts';

/** Marks the hour of a conversion in the stream as due for roll-up. */
export const countConversion =
  (hours: Pick<VisitHours, 'addObject'>): IndexEntriesDependencies['indexers'][string] =>
  (item) => {
    const { siteId, hour } = ConversionHour.parse(item);
    return hours.addObject(siteId, hour);
  };
