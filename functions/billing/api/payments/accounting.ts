import { AppError } from '#functions/platform/base/app-error.ts';
import type { AccountingDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { journalFileKey } from '#functions/platform/gateways/media-keys.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { encodeShiftJis, encodeUtf8 } from '#functions/platform/text/encode-text.ts';
import { LINK_SECONDS } from '#functions/billing/services/document-link.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { ACCOUNT_NAMES, AccountingProgram, type AccountingSettings, TAX_CODE_NAMES } from '#shared/model/billing/accounting.ts';
import { journalCsv } from '#shared/rules/billing/accounting/journal-csv.ts';
import { salesSummary } from '#shared/rules/billing/accounting/sales-summary.ts';

/** The most missing characters that an answer lists. */
const MISSING_MAX = 20;

/** Returns the names of accounts and tax codes; the defaults until they are changed. */
export const getAccounting =
  ({ accounting }: AccountingDependencies): UseCase<typeof bill.accounting> =>
  ({ caller: { scope } }) =>
    accounting.get(scope.accountId);

/** Returns the changed names of accounts and tax codes for the audit log. */
const changesOf = (previous: AccountingSettings, next: AccountingSettings): AuditEntry['changes'] => {
  const names = [
    ...ACCOUNT_NAMES.map((name) => ['accountName', previous.accounts[name], next.accounts[name]] as const),
    ...AccountingProgram.options.flatMap((program) =>
      TAX_CODE_NAMES.map((name) => ['taxCode', previous.taxCodes[program][name], next.taxCodes[program][name]] as const),
    ),
  ];
  return names.flatMap(([field, from, to]) => (from === to ? [] : [{ field, from, to }]));
};

/** Replaces the names of accounts and tax codes, with an audit entry. Throws `version-conflict` if they were changed since they were read. */
export const setAccounting =
  (dependencies: AccountingDependencies): UseCase<typeof bill.setAccounting> =>
  async ({ caller, body: { settings, version } }) => {
    const { accounts, accounting } = dependencies;
    const { accountId } = caller.scope;
    const [stored, issuer] = await Promise.all([accounting.get(accountId), accounts.find(caller.scope, accountId)]);
    if (stored.version !== version) throw new AppError('version-conflict');
    const changes = changesOf(stored.settings, settings);
    if (changes.length === 0) return { settings, version };
    const audit = newAuditEntry(dependencies, 'billing.accounting', auditActor(caller), accountAuditSubject(issuer), changes);
    if (!(await accounting.replace(accountId, settings, version, auditWrites(audit, [accountId])))) throw new AppError('version-conflict');
    return { settings, version: version + 1 };
  };

/** Returns the sales and receipts of a month. */
export const getSales =
  ({ journal }: AccountingDependencies): UseCase<typeof bill.sales> =>
  async ({ caller: { scope }, query: { month } }) => ({ summary: salesSummary(month, await journal.read(scope.accountId, month)) });

/** Writes the journal of a month for an accounting program, and returns a short-lived link to the file. */
export const exportJournal =
  ({ accounting, journal, exportFiles, ids }: AccountingDependencies): UseCase<typeof bill.journal> =>
  async ({ caller: { scope }, body: { month, program, encoding } }) => {
    const [{ settings }, entries] = await Promise.all([accounting.get(scope.accountId), journal.read(scope.accountId, month)]);
    if (entries.length === 0) return { url: null, entries: 0, missing: [] };
    const csv = journalCsv(program, settings, entries);
    const { bytes: body, missing } = encoding === 'shift_jis' ? encodeShiftJis(csv) : { bytes: encodeUtf8(csv), missing: [] };
    const key = journalFileKey(scope.accountId, ids.ulid());
    await exportFiles.write({ key, body, contentType: 'text/csv', cacheControl: 'no-store' });
    const fileName = `journal-${program}-${month}.csv`;
    const url = await exportFiles.signDownload({ key, fileName, expiresInSeconds: LINK_SECONDS });
    return { url, entries: entries.length, missing: missing.slice(0, MISSING_MAX) };
  };
