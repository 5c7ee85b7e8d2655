import type { ReportDependencies } from '#functions/analytics/services/report-dependencies.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { CollectedVisits } from '#functions/analytics/store/collected-visits.ts';
import type { OwnVisitStore } from '#functions/analytics/store/own-visit-store.ts';
import type { ReportDeliveryStore } from '#functions/analytics/store/report-delivery-store.ts';

export interface AnalyticsDependencies extends ReportDependencies {
  collected: Pick<CollectedVisits, 'readNewest'>;
  jobs: Pick<JobStore, 'add' | 'find'>;
  deliveries: Pick<ReportDeliveryStore, 'get' | 'set'>;
  ownVisits: OwnVisitStore;
  reportFiles: Pick<ObjectStorage, 'signDownload'>;
  ids: Ids;
}
