import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRows, comparableWord, type ImportMeaning, inFileOrder } from '#shared/rules/accounts/user-import/check-rows.ts';
import type { ImportFault, ImportField } from '#shared/model/accounts/user-import.ts';

const MEANING: ImportMeaning = {
  role: 'USER',
  parentId: '01J00000000000000000000000',
  language: 'kr',
  plans: new Map([
    ['light', 'light'],
    ['ライト', 'light'],
  ]),
  authorities: new Map([
    ['閲覧', 'view'],
    ['編集', 'edit'],
  ]),
  languages: new Map([
    ['en', 'en'],
    ['english', 'en'],
  ]),
  initialFees: new Map([
    ['waive', 'waive'],
    ['別途請求済み', 'elsewhere'],
  ]),
  now: new Date('2026-11-20T03:00:00Z'),
};
const VALID = { companyName: 'A company', contactName: 'A person', email: 'a@example.com', plan: 'light' };
const row = (number: number, cells: Partial<Record<ImportField, string>> = {}) => ({
  row: number,
  cells: { ...VALID, email: `row${number}@example.com`, ...cells },
});
const check = (...rows: ReturnType<typeof row>[]) => checkRows(rows, MEANING);

describe('checkRows', () => {
  it('parses dates, plans, authorities and languages as people and spreadsheets write them', () => {
    const { valid, faults } = check(
      row(2),
      row(3, {
        plan: 'ライト',
        contractStart: '2027/4/1',
        contractEnd: '2028年3月31日',
        authority: '閲覧',
        language: 'English',
        email: 'Ｒow3@Example.com',
      }),
    );
    expect(faults).toEqual([]);
    expect(valid[0]?.user).toMatchObject({
      planId: 'light',
      contractStart: null,
      authority: 'edit',
      language: 'kr',
      initialPassword: null,
      billingStart: null,
    });
    expect(valid[1]?.user).toMatchObject({
      email: 'row3@example.com',
      planId: 'light',
      contractStart: '2027-04-01',
      contractEnd: '2028-03-31',
      authority: 'view',
      language: 'en',
    });
  });

  it('parses initial fee, first billed month and discount (R-2.64)', () => {
    const { valid, faults } = check(
      row(2, { initialFee: '別途請求済み', firstBilledMonth: '2026年12月', discountAmount: '５,０００', discountMonths: '3' }),
      row(3, { firstBilledMonth: '2027/1' }),
      row(4, { initialFee: 'WAIVE' }),
    );
    expect(faults).toEqual([]);
    expect(valid.map(({ user }) => user.billingStart)).toEqual([
      { initialFee: 'elsewhere', firstBilledMonth: '2026-12', discount: { amount: 5_000, months: 3 } },
      { initialFee: null, firstBilledMonth: '2027-01', discount: null },
      { initialFee: 'waive', firstBilledMonth: null, discount: null },
    ]);
  });

  it.each<[Partial<Record<ImportField, string>>, ImportField, string, object?]>([
    [{ companyName: '' }, 'companyName', 'required'],
    [{ companyName: 'あ'.repeat(51) }, 'companyName', 'too-long', { max: 50 }],
    [{ contactName: 'a\tb' }, 'contactName', 'line-break'],
    [{ email: 'no-address' }, 'email', 'invalid-email'],
    [{ email: '' }, 'email', 'required'],
    [{ plan: '' }, 'plan', 'required'],
    [{ plan: 'premium' }, 'plan', 'unknown-plan'],
    [{ contractStart: '2027-02-30' }, 'contractStart', 'invalid-date'],
    [{ contractStart: '2027-04-01', contractEnd: '2027-04-01' }, 'contractEnd', 'end-before-start'],
    [{ authority: 'all' }, 'authority', 'unknown-option'],
    [{ language: 'de' }, 'language', 'unknown-option'],
    [{ initialFee: 'maybe' }, 'initialFee', 'unknown-option'],
    [{ firstBilledMonth: 'soon' }, 'firstBilledMonth', 'invalid-date'],
    [{ firstBilledMonth: '2026-10' }, 'firstBilledMonth', 'month-in-past'],
    [{ discountAmount: '1.5', discountMonths: '3' }, 'discountAmount', 'invalid-whole-number'],
    [{ discountAmount: '5000' }, 'discountMonths', 'required'],
    [{ discountAmount: '5000', discountMonths: '121' }, 'discountMonths', 'too-large', { max: 120 }],
  ])('rejects %j in %s as %s', (cells, field, rule, params) => {
    expect(check(row(2, cells)).faults).toEqual([{ row: 2, field, value: cells[field] ?? '', rule, ...(params && { params }) }]);
  });

  it('requires a whole number of licences for an OEM, as the form does', () => {
    const faults = (licenceGrant: string) =>
      checkRows([row(2, { licenceGrant })], { ...MEANING, role: 'OEM_MASTER' }).faults.map(({ field, rule }) => [field, rule]);
    expect(faults('１,０００')).toEqual([]);
    expect(faults('')).toEqual([['licenceGrant', 'required']]);
    expect(faults('ten')).toEqual([['licenceGrant', 'invalid-whole-number']]);
  });

  it('reports exactly the rows that break a rule', () => {
    const faulty = fc.constantFrom<Partial<Record<ImportField, string>>>(
      { companyName: '' },
      { email: 'x' },
      { plan: 'none' },
      { authority: '?' },
    );
    fc.assert(
      fc.property(fc.array(fc.option(faulty, { freq: 3 }), { minLength: 1, maxLength: 60 }), (rows) => {
        const { valid, faults } = check(...rows.map((cells, index) => row(index + 2, cells ?? {})));
        expect(faults.map((fault) => fault.row)).toEqual(rows.flatMap((cells, index) => (cells === null ? [] : [index + 2])));
        expect(valid.map((one) => one.row)).toEqual(rows.flatMap((cells, index) => (cells === null ? [index + 2] : [])));
      }),
    );
  });

  it('reports a repeated address with the row of its first occurrence, ignoring width and case', () => {
    const { faults } = check(row(2), row(3, { email: 'ROW2@example.com' }), row(4, { email: 'row2@ＥＸＡＭＰＬＥ.com' }));
    expect(faults.map(({ row: at, rule, params }) => [at, rule, params])).toEqual([
      [3, 'duplicate-row', { row: 2 }],
      [4, 'duplicate-row', { row: 2 }],
    ]);
  });
});

it('inFileOrder sorts faults by row and column, after the faults of the whole file', () => {
  const fault = (at: number | null, field: ImportField | null): ImportFault => ({ row: at, field, value: '', rule: 'invalid' });
  expect(inFileOrder([fault(3, 'plan'), fault(2, 'email'), fault(3, 'companyName'), fault(null, null)])).toEqual([
    fault(null, null),
    fault(2, 'email'),
    fault(3, 'companyName'),
    fault(3, 'plan'),
  ]);
});

it('comparableWord ignores width, case and surplus spaces', () => {
  expect(comparableWord(' Ｓtandard  Plan ')).toBe('standard plan');
});
