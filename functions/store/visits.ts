import { tryCommit } from '#functions/store/conditional.ts';
import { isAbsent } from '#functions/store/table-expression.ts';
import type { Table } from '#functions/store/table.ts';
import { visitItem } from '#functions/store/visit-item.ts';
import type { SiteRef } from '#functions/store/revision.ts';
import type { VisitReport } from '#shared/model/visit.ts';

export interface VisitStore {
  /** Keeps what a visit came to, in one write. `false` when that very visit has been told before. */
  add(site: SiteRef, report: VisitReport, now: Date): Promise<boolean>;
}

export const visitStore = (table: Table): VisitStore => ({
  add: ({ id }, report, now) => tryCommit(table.put(visitItem(id, report, now), isAbsent())),
});
