import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsistentDerivedItems, scanTable, staleIndexEntries } from '#test/support/accounts/account-fixture.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { accountOfEachRole } from '#test/support/accounts/test-accounts.ts';
import { startUserImportFixture, type UserImportFixture } from '#test/support/api/user-import-fixture.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { isLongRun } from '#test/support/long-run.ts';
import { LEASE_MS } from '#functions/platform/job-store/job-store.ts';
import type { Role } from '#shared/model/role.ts';
import { IMPORT_INVITATIONS_PER_MINUTE } from '#shared/model/limits.ts';
import { csvRow } from '#shared/values/text/csv.ts';

let test: UserImportFixture;
let roles: Record<Role, Account>;
let prefix = 0;
beforeAll(async () => {
  test = await startUserImportFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  roles = await accountOfEachRole(test.people);
  prefix += 1;
});

const HEADINGS = ['会社名', '担当者名', 'メールアドレス', 'プラン', '契約開始日', '権限'];
const email = (number: number): string => `row${number}@file${prefix}.example.com`;
const rowOf = (number: number, differences: Partial<Record<'company' | 'email' | 'plan' | 'start' | 'authority', string>> = {}): string =>
  csvRow([
    differences.company ?? `Company ${number}`,
    `Person ${number}`,
    differences.email ?? email(number),
    differences.plan ?? 'standard',
    differences.start ?? '2026/12/1',
    differences.authority ?? '閲覧',
  ]);
const fileOf = (count: number, row: (number: number) => string = rowOf): string =>
  csvRow(HEADINGS) + Array.from({ length: count }, (_, number) => row(number)).join('');

const operator = () => test.importsAs(roles.MASTER);
const below = (role: 'MASTER' | 'OEM_MASTER') => ({ role: 'USER' as const, parentId: roles[role].id });
const ofOperator = (id: string) => ({ id, ownerId: roles.MASTER.id });
const emailsBelow = async (parent: Account): Promise<string[]> => {
  const found: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await test.as(roles.MASTER).list({ limit: 100, ...(cursor !== undefined && { cursor }) });
    found.push(
      ...page.users.filter((user) => user.parent.id === parent.id && user.email.includes(`@file${prefix}.`)).map((user) => user.email),
    );
    if (page.nextCursor === null) return found.toSorted();
    cursor = page.nextCursor;
  }
};
const emails = (count: number): string[] => Array.from({ length: count }, (_, number) => email(number)).toSorted();

describe('an import', () => {
  it('creates the same accounts as the form, writes one audit entry, and limits the rate of invitations', async () => {
    const count = IMPORT_INVITATIONS_PER_MINUTE + 3;
    const { id, state } = await test.confirmed(operator(), below('OEM_MASTER'), fileOf(count));
    expect(state).toBe('checking');
    await test.runJob(ofOperator(id));
    expect(await operator().get(id)).toMatchObject({
      state: 'done',
      accounts: count,
      faults: 0,
      invited: IMPORT_INVITATIONS_PER_MINUTE,
      undoObstacle: null,
    });
    expect(await emailsBelow(roles.OEM_MASTER)).toEqual(emails(count));
    const credential = await test.dependencies.accounts.findCredential(email(0));
    expect(await test.as(roles.OEM_MASTER).get(credential?.accountId ?? '')).toMatchObject({
      role: 'USER',
      type: 'oem-user',
      companyName: 'Company 0',
      contactName: 'Person 0',
      planId: 'standard',
      contractStart: '2026-12-01',
      contractStatus: 'INACTIVE',
      authority: 'view',
      language: 'jp',
      parent: { id: roles.OEM_MASTER.id },
    });
    expect(await test.lastEntry(roles.MASTER)).toMatchObject({
      action: 'account.import',
      actor: { id: roles.MASTER.id },
      subject: { id: roles.OEM_MASTER.id },
      changes: [
        { field: 'accounts', to: String(count) },
        { field: 'fileName', to: 'users.csv' },
      ],
    });
    expect(await test.lastEntry({ id: credential?.accountId ?? '' })).toMatchObject({ action: 'account.create' });
    await expectConsistentDerivedItems(test, roles.MASTER.id);

    await test.requestInvitations();
    expect((await operator().get(id)).invited).toBe(IMPORT_INVITATIONS_PER_MINUTE);
    test.time.now += 60_000;
    await Promise.all([test.requestInvitations(), test.requestInvitations()]);
    const stored = await test.storedBelow(roles.OEM_MASTER.id);
    const imported = stored.filter((account) => account.email.includes(`@file${prefix}.`)).map((account) => account.id);
    const invited = await test.invitedIds();
    expect(invited.filter((one) => imported.includes(one)).toSorted()).toEqual(imported.toSorted());
    expect(await operator().get(id)).toMatchObject({ invited: count });
    expect(await test.imports.listInviting(10)).toEqual([]);
  });

  it('stores how the billing of each account begins (R-2.64)', async () => {
    const csv =
      csvRow([...HEADINGS, '初期費用', '請求開始月', '割引額(月・税抜)', '割引の月数']) +
      csvRow(['A', 'B', email(0), 'standard', '2025/4/1', '編集', '免除する', '2026年12月', '1,800', '6']) +
      csvRow(['A', 'B', email(1), 'standard', '2025/4/1', '編集', '', '', '', '']);
    const id = await test.upload(operator(), below('MASTER'), new TextEncoder().encode(csv));
    const { format, fields } = await operator().preview(id);
    const reading = { format, fields, language: 'jp' as const };
    expect(await operator().firstInvoices(id, reading)).toEqual({
      invoices: [
        { row: 2, companyName: 'A', first: { month: '2026-12', initialFee: 0, total: 19_800 } },
        { row: 3, companyName: 'A', first: { month: '2026-12', initialFee: 0, total: 21_780 } },
      ],
      invoiced: 2,
      sum: 41_580,
      free: 0,
      faulty: 0,
    });
    await operator().confirm(id, reading);
    expect(await refusalOf(operator().firstInvoices(id, reading))).toEqual({ code: 'transition-refused' });
    await test.runJob(ofOperator(id));
    expect(await operator().get(id)).toMatchObject({ state: 'done', accounts: 2 });
    const startOf = async (number: number) => {
      const credential = await test.dependencies.accounts.findCredential(email(number));
      const { billingStart, isBillingStartOpen } = await test.as(roles.MASTER).get(credential?.accountId ?? '');
      const billed = await test.dependencies.billedAccounts.find(credential?.accountId ?? '');
      return { billingStart, isBillingStartOpen, isInitialFeeDue: billed?.isInitialFeeDue, discount: billed?.discount };
    };
    const discount = { amount: 1_800, months: 6 };
    expect(await startOf(0)).toEqual({
      billingStart: { initialFee: 'waive', firstBilledMonth: '2026-12', discount },
      isBillingStartOpen: true,
      isInitialFeeDue: false,
      discount,
    });
    expect(await startOf(1)).toEqual({
      billingStart: { initialFee: 'elsewhere', firstBilledMonth: '2026-12', discount: null },
      isBillingStartOpen: true,
      isInitialFeeDue: false,
      discount: null,
    });
    expect(await operator().template('USER', 'jp')).toContain('請求開始月');
    expect(await test.importsAs(roles.OEM_MASTER).template('USER', 'jp')).not.toContain('請求開始月');
  });

  it('counts rows without an invoice and rows with faults, and has no invoices below an OEM', async () => {
    const csv =
      csvRow([...HEADINGS, '契約終了日']) +
      csvRow(['A', 'B', email(0), 'standard', '2025/4/1', '編集', '2026/3/31']) +
      csvRow(['A', 'B', email(1), 'trial', '2026/11/20', '編集', '']) +
      csvRow(['A', 'B', 'no-address', 'standard', '2026/11/20', '編集', '']) +
      csvRow(['C', 'B', email(3), 'standard', '2026/11/20', '編集', '']);
    const seen = async (to: 'MASTER' | 'OEM_MASTER') => {
      const id = await test.upload(operator(), below(to), new TextEncoder().encode(csv));
      const { format, fields } = await operator().preview(id);
      return operator().firstInvoices(id, { format, fields, language: 'jp' });
    };
    const { invoices, ...counts } = await seen('MASTER');
    expect(counts).toEqual({ invoiced: 1, sum: 153_560, free: 2, faulty: 1 });
    expect(invoices.at(-1)).toEqual({ row: 5, companyName: 'C', first: { month: '2026-12', initialFee: 100_000, total: 153_560 } });
    expect(await seen('OEM_MASTER')).toEqual({ invoices: [], invoiced: 0, sum: 0, free: 0, faulty: 1 });
  });

  it('writes nothing and reports every fault if any row breaks a rule', async () => {
    const taken = await test.people.add('USER', roles.MASTER);
    const before = (await scanTable(test)).length;
    const rows: Record<number, string> = {
      1: rowOf(1, { company: '' }),
      3: rowOf(3, { email: 'no-address' }),
      4: rowOf(4, { plan: 'プラチナ' }),
      5: rowOf(5, { start: '2026-13-01', authority: '全部' }),
      6: rowOf(6, { email: email(2).toUpperCase(), company: '' }),
      8: rowOf(8, { email: taken.email }),
    };
    const { id } = await test.confirmed(
      operator(),
      below('MASTER'),
      fileOf(10, (number) => rows[number] ?? rowOf(number)),
    );
    await test.runJob(ofOperator(id));
    expect(await operator().get(id)).toMatchObject({ state: 'refused', faults: 8, accounts: 0 });
    expect(await test.allFaults(operator(), id)).toEqual([
      { row: 3, field: 'companyName', value: '', rule: 'required' },
      { row: 5, field: 'email', value: 'no-address', rule: 'invalid-email' },
      { row: 6, field: 'plan', value: 'プラチナ', rule: 'unknown-plan' },
      { row: 7, field: 'contractStart', value: '2026-13-01', rule: 'invalid-date' },
      { row: 7, field: 'authority', value: '全部', rule: 'unknown-option' },
      { row: 8, field: 'companyName', value: '', rule: 'required' },
      { row: 8, field: 'email', value: email(2).toUpperCase(), rule: 'duplicate-row', params: { row: 4 } },
      { row: 10, field: 'email', value: taken.email, rule: 'email-taken' },
    ]);
    const { csv } = await operator().exportFaults(id, 'jp');
    expect(csv).toContain('"3","会社名","","入力してください。"\r\n');
    expect(csv.split('\r\n')).toHaveLength(10);
    expect(await emailsBelow(roles.MASTER)).toEqual([]);
    // The five new items are the import, its job, the event and the e-mail about its end, and the counter of the rate limit.
    expect((await scanTable(test)).length).toBe(before + 5);
  });

  it('treats addresses in use outside the tree as free, and reports those in use inside it (R-4.22)', async () => {
    const oem = await test.people.add('OEM_MASTER', roles.MASTER);
    const stranger = await test.people.add('USER', roles.MASTER);
    const own = await test.people.add('USER', oem);
    const credential = await test.dependencies.accounts.findCredential(stranger.email);
    const asOem = test.importsAs(oem);
    const to = { role: 'USER' as const, parentId: oem.id };
    const mixed = await test.confirmed(
      asOem,
      to,
      fileOf(3, (number) => rowOf(number, { email: [stranger.email, own.email][number] ?? `free${number}@example.com` })),
    );
    await test.runJob({ id: mixed.id, ownerId: oem.id });
    expect(await test.allFaults(asOem, mixed.id)).toEqual([{ row: 3, field: 'email', value: own.email, rule: 'email-taken' }]);

    const { id } = await test.confirmed(
      asOem,
      to,
      fileOf(20, (number) => rowOf(number, number === 1 ? { email: stranger.email } : {})),
    );
    await test.runJob({ id, ownerId: oem.id });
    expect(await asOem.get(id)).toMatchObject({ state: 'done', accounts: 20, faults: 0 });
    expect(await test.dependencies.accounts.findCredential(stranger.email)).toEqual(credential);
    expect(await test.dependencies.accounts.accountsOf(stranger.email)).toMatchObject([
      { id: stranger.id },
      { parentId: oem.id, holdsAddress: false },
    ]);
    await expectConsistentDerivedItems(test, roles.MASTER.id);
  });

  it('creates no account if the OEM has too few licences, even if the last licence is taken during the import', async () => {
    const oem = await test.people.add('OEM_MASTER', roles.MASTER, { licenceGrant: 5 });
    const to = { role: 'USER' as const, parentId: oem.id };
    const tooMany = await test.confirmed(operator(), to, fileOf(6));
    await test.runJob(ofOperator(tooMany.id));
    expect(await test.allFaults(operator(), tooMany.id)).toEqual([
      { row: null, field: null, value: '6', rule: 'too-few-licences', params: { free: 5, needed: 6 } },
    ]);

    const { id } = await test.confirmed(operator(), to, fileOf(5));
    vi.spyOn(test.imports, 'commit').mockImplementationOnce(async (...input) => {
      vi.restoreAllMocks();
      await test.as(roles.MASTER).create({ parentId: oem.id });
      return test.imports.commit(...input);
    });
    await test.runJob(ofOperator(id));
    expect(await operator().get(id)).toMatchObject({ state: 'refused', faults: 1 });
    expect(await test.storedBelow(oem.id)).toHaveLength(1);
    await expectConsistentDerivedItems(test, roles.MASTER.id);
  });

  it('is refused as a whole, with all accounts removed, if an address is taken while accounts are written', async () => {
    const { id } = await test.confirmed(operator(), below('MASTER'), fileOf(40));
    vi.spyOn(test.imported, 'write').mockImplementationOnce(async (...input) => {
      vi.restoreAllMocks();
      const written = await test.imported.write(...input);
      // Addresses of written accounts are reserved, although no reader sees the accounts.
      await expect(test.as(roles.MASTER).create({ parentId: roles.MASTER.id, email: email(0) })).rejects.toMatchObject({
        detail: { fields: [{ rule: 'email-taken' }] },
      });
      await test.as(roles.MASTER).create({ parentId: roles.MASTER.id, email: email(39) });
      return written;
    });
    await test.runJob(ofOperator(id));
    expect(await operator().get(id)).toMatchObject({ state: 'refused', faults: 1 });
    expect(await test.allFaults(operator(), id)).toEqual([{ row: 41, field: 'email', value: email(39), rule: 'email-taken' }]);
    expect(await emailsBelow(roles.MASTER)).toEqual([email(39)]);
    await expectConsistentDerivedItems(test, roles.MASTER.id);
  });
});

describe('an import that is killed at random moments', () => {
  it('creates all accounts or none, and no reader ever sees only a part of them', { timeout: 120_000 }, async () => {
    const count = 10;
    for (const killedAfter of isLongRun ? [0, 4, 9, 20, 60, 110] : [0, 9, 60]) {
      prefix += 1;
      roles = await accountOfEachRole(test.people);
      const { id } = await test.confirmed(operator(), below('OEM_MASTER'), fileOf(count));
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const survived = await test.runJob(
          ofOperator(id),
          attempt === 4 ? Infinity : killedAfter * (attempt + 1) + Math.floor(Math.random() * 20),
        );
        test.time.now += LEASE_MS + 1;
        const seen = await emailsBelow(roles.OEM_MASTER);
        const { state } = await operator().get(id);
        expect([state === 'done' ? count : 0]).toContain(seen.length);
        const licences = (await test.dependencies.accounts.get(roles.OEM_MASTER.id))?.licencesUsed;
        expect(licences).toBe(1 + seen.length);
        if (survived) break;
      }
      expect((await operator().get(id)).state).toBe('done');
      expect(await emailsBelow(roles.OEM_MASTER)).toEqual(emails(count));
      await expectConsistentDerivedItems(test, roles.MASTER.id);
      expect(await staleIndexEntries(test, roles.MASTER.id)).toEqual([]);
    }
  });

  it('removes every account, address, figure and index entry if all attempts fail', async () => {
    const { id } = await test.confirmed(operator(), below('OEM_MASTER'), fileOf(20));
    vi.spyOn(test.imports, 'commit').mockRejectedValue(new Error('The database is out of reach'));
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(test.runJob(ofOperator(id))).rejects.toThrow('out of reach');
    vi.restoreAllMocks();
    expect(await test.storedBelow(roles.OEM_MASTER.id)).toHaveLength(22);
    expect(await emailsBelow(roles.OEM_MASTER)).toEqual([]);
    // The job has failed permanently, and enqueued another job that removes the accounts.
    await test.runJob(ofOperator(id));
    expect(await operator().get(id)).toMatchObject({ state: 'failed' });
    expect(await test.storedBelow(roles.OEM_MASTER.id)).toHaveLength(2);
    expect(await test.dependencies.accounts.findCredential(email(0))).toBeUndefined();
    await expectConsistentDerivedItems(test, roles.MASTER.id);
  });
});

describe('undoing an import', () => {
  const done = async (count: number, to: 'MASTER' | 'OEM_MASTER' = 'OEM_MASTER'): Promise<string> => {
    const { id } = await test.confirmed(operator(), below(to), fileOf(count));
    await test.runJob(ofOperator(id));
    return id;
  };
  const accountOf = async (number: number): Promise<Account> => {
    const credential = await test.dependencies.accounts.findCredential(email(number));
    return (await test.dependencies.accounts.get(credential?.accountId ?? '')) ?? expect.unreachable();
  };

  const open = (account: Account) =>
    test.dependencies.accounts.replace(
      account,
      { ...account, contractStatus: 'ACTIVE' },
      { audit: newAuditEntry(test.dependencies, 'account.activate', null, accountAuditSubject(account)) },
    );

  it('removes all accounts immediately, even edited accounts, if no account was opened; a job deletes their items later', async () => {
    const id = await done(20, 'MASTER');
    const edited = await accountOf(3);
    const user = await test.as(roles.MASTER).get(edited.id);
    const { role, version, companyName, contactName, planId, contractStart, contractEnd, authority, licenceGrant, language } = user;
    await test.as(roles.MASTER).update(edited.id, {
      role,
      version,
      companyName,
      contactName,
      planId,
      contractStart,
      contractEnd,
      authority,
      licenceGrant,
      language,
      email: `other${prefix}@example.com`,
      planAtOnce: null,
      billingStart: null,
    });
    expect((await operator().undo(id)).state).toBe('undoing');
    expect(await emailsBelow(roles.MASTER)).toEqual([]);
    expect(await test.lastEntry(roles.MASTER)).toMatchObject({
      action: 'account.import-undo',
      changes: [{ field: 'accounts', from: '20' }, {}],
    });
    await test.runJob(ofOperator(id), 100);
    test.time.now += LEASE_MS + 1;
    await test.runJob(ofOperator(id));
    expect(await operator().get(id)).toMatchObject({ state: 'undone' });
    const left = await scanTable(test);
    expect(left.filter(({ pk }) => pk.includes(edited.id))).toEqual([]);
    expect(left.filter(({ accountId }) => accountId === edited.id)).toEqual([]);
    expect(await test.dependencies.accounts.findCredential(`other${prefix}@example.com`)).toBeUndefined();
    await expectConsistentDerivedItems(test, roles.MASTER.id);
    // The same file can be imported again.
    const again = await done(20, 'MASTER');
    expect((await operator().get(again)).state).toBe('done');
  });

  it('fails with import-in-use if an imported account was opened or has an account below it', async () => {
    const id = await done(3);
    const opened = await accountOf(1);
    await open(opened);
    expect(await operator().get(id)).toMatchObject({ undoObstacle: 'in-use' });
    await expect(operator().undo(id)).rejects.toMatchObject({ code: 'import-in-use' });
    expect(await emailsBelow(roles.OEM_MASTER)).toEqual(emails(3));

    prefix += 1;
    const oems = await test.confirmed(
      operator(),
      { role: 'OEM_MASTER', parentId: roles.MASTER.id },
      csvRow(['company', 'contact name', 'e-mail', 'plan', 'licences']) + csvRow(['An OEM', 'A person', email(0), 'OEM', '10']),
    );
    await test.runJob(ofOperator(oems.id));
    await test.as(roles.MASTER).create({ parentId: (await accountOf(0)).id });
    await expect(operator().undo(oems.id)).rejects.toMatchObject({ code: 'import-in-use' });
  });

  it('succeeds if and only if a concurrent opening of an imported account fails', async () => {
    for (let round = 0; round < 4; round += 1) {
      prefix += 1;
      const id = await done(2);
      const opened = await accountOf(0);
      const [replaced, undone] = await Promise.allSettled([open(opened), operator().undo(id)]);
      const isOpened = replaced.status === 'fulfilled' && replaced.value === 'replaced';
      expect(isOpened).not.toBe(undone.status === 'fulfilled');
      expect((await emailsBelow(roles.OEM_MASTER)).filter((one) => emails(2).includes(one))).toHaveLength(isOpened ? 2 : 0);
    }
  });

  it('fails with import-month-closed after the month of the import if the operator bills the accounts', async () => {
    const id = await done(1, 'MASTER');
    const before = test.time.now;
    test.time.now = Date.UTC(2026, 10, 30, 15);
    expect(await operator().get(id)).toMatchObject({ undoObstacle: 'month-closed' });
    await expect(operator().undo(id)).rejects.toMatchObject({ code: 'import-month-closed' });
    test.time.now = before;
  });
});
