import { describe, expect, it } from 'vitest';
import { comparableHeading, fieldChoiceFaults, importFieldsOf, proposeFields } from '#shared/rules/accounts/user-import/import-fields.ts';
import { isImportFileName } from '#shared/rules/accounts/user-import/import-file-name.ts';
import { readImportRows } from '#shared/rules/accounts/user-import/import-rows.ts';
import { undoObstacle } from '#shared/rules/accounts/user-import/undo-obstacle.ts';
import { USER_IMPORT_MAX } from '#shared/model/limits.ts';

const KNOWN = new Map([
  [comparableHeading('会社名'), 'companyName'],
  [comparableHeading('E-mail'), 'email'],
  [comparableHeading('Licences'), 'licenceGrant'],
] as const);

describe('columns of an imported file', () => {
  it('get proposed fields by their headings, each field once and only if the role has the field', () => {
    expect(proposeFields(['会社名 *', 'e_mail', 'E-MAIL', 'Licences', '備考'], KNOWN, { role: 'USER', isBilled: true })).toEqual([
      'companyName',
      'email',
      null,
      null,
      null,
    ]);
    expect(proposeFields(['ライセンス', 'licences（必須）'], KNOWN, { role: 'OEM_MASTER', isBilled: true })).toEqual([
      null,
      'licenceGrant',
    ]);
  });

  it('match the fields of the creation form', () => {
    expect(importFieldsOf({ role: 'MASTER_USER', isBilled: true })).toEqual([
      'companyName',
      'contactName',
      'email',
      'authority',
      'language',
    ]);
    expect(importFieldsOf({ role: 'USER', isBilled: true })).not.toContain('licenceGrant');
    expect(importFieldsOf({ role: 'OEM_MASTER', isBilled: true })).toContain('licenceGrant');
    expect(importFieldsOf({ role: 'USER', isBilled: true })).toContain('firstBilledMonth');
    expect(importFieldsOf({ role: 'USER', isBilled: false })).not.toContain('firstBilledMonth');
    expect(importFieldsOf({ role: 'MASTER_USER', isBilled: true })).not.toContain('initialFee');
  });

  it('are rejected if a field is repeated, does not exist for the role, or is required and missing', () => {
    expect(
      fieldChoiceFaults(['companyName', 'companyName', 'licenceGrant', 'email', 'contactName'], { role: 'USER', isBilled: true }),
    ).toEqual([
      { path: 'fields.1', rule: 'duplicate' },
      { path: 'fields.2', rule: 'unknown-option' },
      { path: 'fields.plan', rule: 'column-missing' },
    ]);
    expect(fieldChoiceFaults(['email', null, 'contactName', 'companyName'], { role: 'OEM_ADMIN', isBilled: true })).toEqual([]);
  });
});

describe('readImportRows', () => {
  it('numbers rows as spreadsheets do, and skips empty rows', () => {
    const { rows, faults } = readImportRows([['会社名', '備考'], ['A', 'x'], ['', ' '], ["'=B"], ['C', 'y', '']], ['companyName', null]);
    expect(faults).toEqual([]);
    expect(rows).toEqual([
      { row: 2, cells: { companyName: 'A' } },
      { row: 4, cells: { companyName: '=B' } },
      { row: 5, cells: { companyName: 'C' } },
    ]);
  });

  it('reports values beyond the last heading, an empty file and too many rows', () => {
    expect(readImportRows([['a'], ['A', 'B']], ['companyName']).faults).toEqual([
      { row: 2, field: null, value: 'B', rule: 'too-many-cells', params: { max: 1 } },
    ]);
    expect(readImportRows([['a'], ['']], ['companyName']).faults).toMatchObject([{ row: null, rule: 'too-few' }]);
    const many = [['a'], ...Array.from({ length: USER_IMPORT_MAX.rows + 1 }, () => ['A'])];
    expect(readImportRows(many, ['companyName']).faults).toMatchObject([{ row: null, rule: 'too-many', params: { max: 10_000 } }]);
    expect(readImportRows(many.slice(0, -1), ['companyName']).faults).toEqual([]);
  });
});

it.each([
  ['users.csv', true],
  ['顧客.CSV', true],
  ['a.tsv', false],
  ['a.txt', false],
  ['a.xlsx', false],
  ['csv', false],
])('isImportFileName(%s) returns %s', (name, isOne) => expect(isImportFileName(name)).toBe(isOne));

describe('undoObstacle', () => {
  const doneAt = new Date('2026-11-20T00:00:00Z');
  const item = { role: 'USER', isUsed: false, depth: 1, doneAt } as const;
  const endOfMonth = new Date('2026-11-30T14:59:59Z');
  const nextMonth = new Date('2026-11-30T15:00:00Z');
  it('returns in-use for a used account, and month-closed after the month in Japan if the operator bills the account', () => {
    expect(undoObstacle(item, endOfMonth)).toBeNull();
    expect(undoObstacle(item, nextMonth)).toBe('month-closed');
    expect(undoObstacle({ ...item, depth: 2 }, nextMonth)).toBeNull();
    expect(undoObstacle({ ...item, role: 'MASTER_USER' }, nextMonth)).toBeNull();
    expect(undoObstacle({ ...item, isUsed: true }, endOfMonth)).toBe('in-use');
  });
});
