import type { UndoObstacle } from '#shared/model/accounts/user-import.ts';
import type { ManagedRole } from '#shared/model/role.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

interface DoneImport {
  role: ManagedRole;
  /** Whether the account was opened or used since the import. */
  isUsed: boolean;
  /** The number of accounts above the created accounts. */
  depth: number;
  doneAt: Date;
}

/** Whether the operator bills accounts of this role and depth: an invoice cannot be undone. */
const areBilled = ({ role, depth }: DoneImport): boolean => depth === 1 && (role === 'OEM_MASTER' || role === 'USER');

/** Returns why a finished import cannot be undone; `null` if it can. */
export function undoObstacle(done: DoneImport, now: Date): UndoObstacle | null {
  if (done.isUsed) return 'in-use';
  return areBilled(done) && monthOf(now) !== monthOf(done.doneAt) ? 'month-closed' : null;
}
