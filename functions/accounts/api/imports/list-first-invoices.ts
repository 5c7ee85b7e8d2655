import type { UserImportDependencies } from '#functions/accounts/api/imports/dependencies.ts';
import { fileOfImport } from '#functions/accounts/api/imports/preview-import.ts';
import { visibleImport } from '#functions/accounts/api/imports/visible-import.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { importMeaning } from '#functions/accounts/services/imports/import-meaning.ts';
import { newAccountParent } from '#functions/accounts/services/new-account-parent.ts';
import { isBilledBelow } from '#functions/accounts/services/new-billing-start.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import type { RowInvoice } from '#shared/model/accounts/user-import.ts';
import { CHARGE_DAY } from '#shared/model/billing/billing-settings.ts';
import { billingStartOf } from '#shared/rules/billing/billing-start.ts';
import { firstInvoice } from '#shared/rules/billing/first-invoice.ts';
import { checkRows, type CheckedRow } from '#shared/rules/accounts/user-import/check-rows.ts';
import { fieldChoiceFaults } from '#shared/rules/accounts/user-import/import-fields.ts';
import { readImportRows } from '#shared/rules/accounts/user-import/import-rows.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';
import type { Plan } from '#shared/model/plans/plan.ts';

const SHOWN_ROWS = 100;

/** Returns the first invoice of a row. The day on which it falls due is not shown, so the default does. */
function rowInvoice({ row, user }: CheckedRow, plans: ReadonlyMap<string, Plan>, now: Date): RowInvoice {
  const { role, companyName, planId, contractStart, contractEnd, billingStart } = user;
  const plan = planId === null ? undefined : plans.get(planId);
  const contract = { role, contractStart, contractEnd, quotations: [], planSince: monthOf(now), createdAt: now.toISOString() };
  const start = billingStartOf(billingStart, contractStart, now);
  const invoice = plan ? firstInvoice({ ...contract, plan, billingStart: start }, CHARGE_DAY.default, now) : null;
  if (invoice === null) return { row, companyName, first: null };
  const initialFee = invoice.lines.find(({ kind }) => kind === 'initial-fee')?.amount ?? 0;
  return { row, companyName, first: { month: invoice.month, initialFee, total: invoice.total } };
}

/**
 * Returns the first invoices of the accounts that an uploaded file would create, by the rules of the form. Rows that break a rule
 * are counted. Read-only. Throws `transition-refused` once the import is confirmed.
 */
export const listFirstInvoices =
  (dependencies: UserImportDependencies): UseCase<typeof userImport.firstInvoices> =>
  async ({ caller, params, body: { format, fields, language } }) => {
    const item = await visibleImport(dependencies, caller, params.id);
    if (item.state !== 'uploading') throw new AppError('transition-refused');
    const parent = await newAccountParent(dependencies, caller, item);
    const isBilled = isBilledBelow(item, parent);
    const faults = fieldChoiceFaults(fields, { role: item.role, isBilled });
    if (faults.length > 0) throw invalidInput(faults);
    const { records } = await fileOfImport(dependencies, item, format);
    const now = dependencies.clock();
    const offered = (await dependencies.plans.list()).filter(({ retired }) => !retired);
    const { rows } = readImportRows(records, fields);
    const { valid } = checkRows(rows, importMeaning({ ...item, language }, offered, now));
    const plans = new Map(offered.map((plan) => [plan.id, plan]));
    const invoices = isBilled ? valid.map((row) => rowInvoice(row, plans, now)) : [];
    const totals = invoices.flatMap(({ first }) => first?.total ?? []);
    return {
      invoices: invoices.slice(0, SHOWN_ROWS),
      invoiced: totals.length,
      sum: totals.reduce((sum, total) => sum + total, 0),
      free: invoices.length - totals.length,
      faulty: rows.length - valid.length,
    };
  };
