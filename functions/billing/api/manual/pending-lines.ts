import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { FreeLineStore } from '#functions/billing/store/free-line-store.ts';
import { requestedAccount } from '#functions/accounts/services/requested-account.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { AuditAction, AuditEntry } from '#shared/model/audit/audit.ts';
import { type FreeLine, PENDING_LINES_MAX } from '#shared/model/billing/manual-invoice.ts';
import { freeLineFaults } from '#shared/rules/billing/free-lines.ts';

export interface PendingLineDependencies {
  accounts: Pick<AccountStore, 'find'>;
  freeLines: FreeLineStore;
  clock: Clock;
  ids: Ids;
}

/** Returns an account that the operator bills. Throws `invalid-input` for any other one of its tree. */
async function findBilled(dependencies: PendingLineDependencies, caller: Caller, accountId: string): Promise<Account> {
  const account = await requestedAccount(dependencies, caller, accountId);
  if (!isBilled(account)) throw invalidInput([{ path: 'accountId', rule: 'unknown-account' }]);
  return account;
}

const auditOf = (
  dependencies: PendingLineDependencies,
  action: AuditAction,
  caller: Caller,
  { id, companyName }: Account,
  change: Omit<AuditEntry['changes'][number], 'field'>,
): AuditEntry =>
  newAuditEntry(dependencies, action, auditActor(caller), { kind: 'account', id, name: companyName, ownerId: id }, [
    { field: 'freeLine', ...change },
  ]);

const audience = (caller: Caller, { id }: Account): string[] => [caller.scope.accountId, id];

const described = ({ text, quantity, unitPrice }: FreeLine): string => `${text} (${quantity} × ¥${unitPrice})`;

/** Returns the lines that the next closing of an account takes. */
export const listLines =
  (dependencies: PendingLineDependencies): UseCase<typeof bill.lines> =>
  async ({ caller, query: { accountId } }) => {
    const account = await findBilled(dependencies, caller, accountId);
    return { lines: await dependencies.freeLines.list(account.id) };
  };

/**
 * Keeps a line for the next closing of an account, once for each id that a client chooses. Throws `transition-refused` if as many lines
 * wait as one closing takes, or the account is not billed any more.
 */
export const addLine =
  (dependencies: PendingLineDependencies): UseCase<typeof bill.addLine> =>
  async ({ caller, body: { accountId, id, line } }) => {
    const { freeLines, clock } = dependencies;
    const account = await findBilled(dependencies, caller, accountId);
    const faults = freeLineFaults(line, 'line.');
    if (faults.length > 0) throw invalidInput(faults);
    const present = await freeLines.list(accountId);
    if (present.some((one) => one.id === id)) return { lines: present };
    if (present.length >= PENDING_LINES_MAX) throw new AppError('transition-refused');
    const audit = auditOf(dependencies, 'billing.line-added', caller, account, { from: null, to: described(line) });
    const added = { accountId, id, line, addedAt: clock().toISOString() };
    const isAdded = await freeLines.add(added, audit, audience(caller, account));
    const lines = await freeLines.list(accountId);
    // A repeated request has added the line in the meantime.
    if (!isAdded && !lines.some((one) => one.id === id)) throw new AppError('transition-refused');
    return { lines };
  };

/** Removes a line before a closing takes it. Throws `transition-refused` if it is gone. */
export const removeLine =
  (dependencies: PendingLineDependencies): UseCase<typeof bill.removeLine> =>
  async ({ caller, params: { accountId, lineId } }) => {
    const { freeLines } = dependencies;
    const account = await findBilled(dependencies, caller, accountId);
    const found = (await freeLines.list(accountId)).find(({ id }) => id === lineId);
    if (!found) throw new AppError('transition-refused');
    const audit = auditOf(dependencies, 'billing.line-removed', caller, account, { from: described(found.line), to: null });
    if (!(await freeLines.remove(accountId, lineId, audit, audience(caller, account)))) throw new AppError('transition-refused');
    return { lines: await freeLines.list(accountId) };
  };
