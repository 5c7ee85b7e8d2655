import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { getDunning, previewDunningMail, setDunning } from '#functions/billing/api/dunning/dunning-settings.ts';
import { getBill } from '#functions/billing/api/payments/get-bill.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { DEFAULT_DUNNING, DunningMail, type DunningSteps } from '#shared/model/billing/dunning.ts';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';

let test: TestTable;
let people: TestAccounts;
let operator: Account;
const clock = () => new Date('2026-12-20T00:00:00Z');
beforeAll(async () => {
  test = await startTable();
  people = await testAccountsIn(test.table);
});
afterAll(() => test.stop());
beforeEach(async () => {
  operator = await people.add('MASTER', null);
});

function as(account: Account) {
  const dependencies = billStores(test.table, clock);
  const base = {
    caller: callerOf(account),
    params: undefined,
    query: undefined,
    body: undefined,
    viewerAddress: '192.0.2.1',
    cookies: {},
  };
  return {
    invoice: (number: string) => dataOf(getBill(dependencies)({ ...base, params: { number } })),
    read: () => dataOf(getDunning(dependencies)(base)),
    change: (steps: DunningSteps, version: number) => dataOf(setDunning(dependencies)({ ...base, body: { steps, version } })),
    mail: (mail: DunningMail, language: Language) => dataOf(previewDunningMail(dependencies)({ ...base, query: { mail, language } })),
  };
}

const asOperator = () => as(operator);

describe('the steps of dunning', () => {
  it('the steps of dunning are two reminders until the operator changes them, with an audit entry (R-22.106)', async () => {
    expect(await asOperator().read()).toEqual({ steps: DEFAULT_DUNNING, version: 0 });
    const steps: DunningSteps = [{ kind: 'final-notice', days: 10 }];
    expect(await asOperator().change(steps, 0)).toEqual({ steps, version: 1 });
    expect(await asOperator().read()).toEqual({ steps, version: 1 });
    expect(await asOperator().change(steps, 1)).toEqual({ steps, version: 1 });
    expect(await refusalOf(asOperator().change([], 0))).toEqual({ code: 'version-conflict' });
    const { entries } = await auditStore(test.table).list(scopeOf(operator.id), { after: undefined, action: 'billing.dunning', limit: 10 });
    expect(entries).toMatchObject([
      {
        action: 'billing.dunning',
        actor: { id: operator.id },
        changes: [{ field: 'dunningSteps', from: 'reminder +3, reminder +14', to: 'final-notice +10' }],
      },
    ]);
  });

  it('the e-mails of dunning are previewed in each language by the renderer that sends them (R-22.108)', async () => {
    const subjects = new Set<string>();
    for (const language of LANGUAGES)
      for (const mail of DunningMail.options) {
        const { subject, html, text } = await asOperator().mail(mail, language);
        for (const part of [html, text]) expect(part).toContain(mail === 'resumed' ? '2026-12-000007' : '¥11,780');
        expect(html).toContain('<table role="presentation"');
        subjects.add(subject);
      }
    expect(subjects.size).toBe(LANGUAGES.length * DunningMail.options.length);
  });

  it('an invoice shows the steps of dunning to its issuer only (R-22.109)', async () => {
    const customer = await people.add('USER', operator);
    const { number } = await storeInvoice(test.table, customer);
    expect((await asOperator().invoice(number)).dunning).toEqual({ events: [], hold: null, next: { kind: 'reminder', on: '2026-12-30' } });
    expect(await as(customer).invoice(number)).not.toHaveProperty('dunning');
  });
});
