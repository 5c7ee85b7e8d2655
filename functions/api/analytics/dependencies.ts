import type { ReportDependencies } from '#functions/domain/analytics/report-dependencies.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { JobStore } from '#functions/store/job/job-store.ts';
import type { CollectedVisits } from '#functions/store/visit/collected-visits.ts';
import type { OwnVisitStore } from '#functions/store/visit/own-visit-store.ts';
import type { ReportDeliveryStore } from '#functions/store/visit/report-delivery-store.ts';

export interface AnalyticsDependencies extends ReportDependencies {
  collected: Pick<CollectedVisits, 'readNewest'>;
  jobs: Pick<JobStore, 'add' | 'find'>;
  deliveries: Pick<ReportDeliveryStore, 'get' | 'set'>;
  ownVisits: OwnVisitStore;
  reportFiles: Pick<ObjectStorage, 'signDownload'>;
  ids: Ids;
}
