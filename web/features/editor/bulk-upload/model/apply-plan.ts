import type { BulkFile } from '#shared/model/bulk-upload/bulk-upload.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { BulkPlan } from '#shared/rules/bulk-upload/plan-bulk-upload.ts';
import { resizeGrid, setCreative } from '#web/features/editor/model/document/edit-document.ts';

/** Returns the document with every planned file in its cell, as one edit. `newId` creates the id of a new sheet. */
export function applyPlan(document: SiteDocument, plan: BulkPlan, files: readonly BulkFile[], newId: () => string): SiteDocument {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const { numberHorizontal, numberVertical } = document.grid;
  const grown = resizeGrid(document, Math.max(plan.rows, numberHorizontal), Math.max(plan.columns, numberVertical));
  return plan.files.reduce((present, { path, outcome, target }) => {
    const file = byPath.get(path);
    if (outcome === 'skipped' || !target || !file?.image) return present;
    return setCreative(present, target, newId(), file.image, file.video);
  }, grown);
}
