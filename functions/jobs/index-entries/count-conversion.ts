import type { IndexEntriesDependencies } from '#functions/jobs/index-entries/index-entries.ts';
import { ConversionHour } from '#functions/store/visit/conversions.ts';
import type { VisitHours } from '#functions/store/visit/visit-hours.ts';

/** Marks the hour of a conversion in the stream as due for roll-up. */
export const countConversion =
  (hours: Pick<VisitHours, 'addObject'>): IndexEntriesDependencies['indexers'][string] =>
  (item) => {
    const { siteId, hour } = ConversionHour.parse(item);
    return hours.addObject(siteId, hour);
  };
