import type { UserImportDependencies } from '#functions/accounts/api/imports/dependencies.ts';
import { visibleImport } from '#functions/accounts/api/imports/visible-import.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { readFaults } from '#functions/accounts/services/imports/import-file.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { faultColumns, faultHeadings } from '#functions/accounts/services/imports/fault-csv.ts';
import type { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import type { ImportFault } from '#shared/model/accounts/user-import.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';
import { tablePage } from '#shared/rules/text/table-page.ts';

const PAGE_ROWS = 100;

interface FaultPage {
  faults: ImportFault[];
  nextCursor: string | null;
}

/** Returns the number of faults before the page of a cursor. Throws `not-found` for a cursor that no page returned. */
function startOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw new AppError('not-found');
  return Number(cursor);
}

async function faultPage(
  dependencies: UserImportDependencies,
  caller: Caller,
  { id, cursor, rows }: { id: string; cursor: string | undefined; rows: number },
): Promise<FaultPage> {
  const item = await visibleImport(dependencies, caller, id);
  const start = startOf(cursor);
  const all = item.faults > 0 ? await readFaults(dependencies.files, item) : [];
  const end = start + rows;
  return { faults: all.slice(start, end), nextCursor: end < all.length ? String(end) : null };
}

/** Returns a page of the faults of an import. */
export const listFaults =
  (dependencies: UserImportDependencies): UseCase<typeof userImport.faults> =>
  ({ caller, params: { id }, query: { cursor } }) =>
    faultPage(dependencies, caller, { id, cursor, rows: PAGE_ROWS });

/** Returns a page of the faults as a table, in the requested language. */
export const exportFaults =
  (dependencies: UserImportDependencies): UseCase<typeof userImport.exportFaults> =>
  async ({ caller, params: { id }, query: { cursor, language, format } }) => {
    const { faults, nextCursor } = await faultPage(dependencies, caller, { id, cursor, rows: CSV_PAGE_ROWS });
    const written = { isFirst: cursor === undefined, format };
    return { ...tablePage(faultColumns(language), faultHeadings(language), faults, written), nextCursor };
  };
