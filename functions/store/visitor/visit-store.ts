import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { isAbsent } from '#functions/store/engine/table-expression.ts';
import type { Table } from '#functions/store/engine/table.ts';
import { visitItem } from '#functions/store/visitor/visit-item.ts';
import type { SiteRef } from '#functions/store/site/site.ts';
import type { VisitReport } from '#shared/model/visitor/visit-report.ts';

export interface VisitStore {
  /** Stores the report of a visit, in one write. `false` if the visit was reported before. */
  add(site: SiteRef, report: VisitReport, now: Date): Promise<boolean>;
}

export const visitStore = (table: Table): VisitStore => ({
  add: ({ id }, report, now) => tryCommit(table.put(visitItem(id, report, now), isAbsent())),
});
