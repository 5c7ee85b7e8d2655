import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import type { ManagedRole } from '#shared/model/role.ts';
import { IMPORT_FIELDS, type ImportFault, type ImportField } from '#shared/model/accounts/user-import.ts';
import { NewUser } from '#shared/model/accounts/user.ts';
import type { Language } from '#shared/model/language.ts';
import type { ImportRow } from '#shared/rules/accounts/user-import/import-rows.ts';
import { foldEmail, isEmail } from '#shared/values/text/is-email.ts';
import { comparableText } from '#shared/values/text/normalise-text.ts';
import { billingStartFaults } from '#shared/rules/billing/billing-start.ts';
import type { InitialFee } from '#shared/model/billing/billing-start.ts';
import { parseNumber } from '#shared/rules/text/parse-number.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** Lookup data for the cells of an import. */
export interface ImportMeaning {
  role: ManagedRole;
  parentId: string;
  /** The language of accounts whose row names none. */
  language: Language;
  /** Ids of assignable plans, by id and by name (`comparableWord`). */
  plans: ReadonlyMap<string, string>;
  /** Authorities by their names (`comparableWord`). */
  authorities: ReadonlyMap<string, NewUser['authority']>;
  /** Choices of the initial fee by their names (`comparableWord`). */
  initialFees: ReadonlyMap<string, InitialFee>;
  /** When the accounts are created. */
  now: Date;
  /** Languages by code and by name (`comparableWord`). */
  languages: ReadonlyMap<string, Language>;
}

/** Returns a word in the form in which names of plans, authorities and languages are compared. */
export const comparableWord = (word: string): string => comparableText(word).toLowerCase();

/** A row with the account to create, provided that the import has no other fault. */
export interface CheckedRow {
  row: number;
  user: NewUser;
}

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;

/**
 * Converts a day in a common notation to YYYY-MM-DD; `null` for an empty cell. Returns any other text unchanged, which the schema then
 * refuses.
 */
function dayOf(cell: string): string | null {
  const text = toUnicodeForm(cell, 'NFKC').trim();
  if (text === '') return null;
  const [, year, month = '', day = ''] = DAY.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const MONTH = /^(\d{4})[-/.年](\d{1,2})月?$/;

/** Converts a month in a common notation to YYYY-MM, as `dayOf` does. */
function monthFieldOf(cell: string): string | null {
  const text = toUnicodeForm(cell, 'NFKC').trim();
  if (text === '') return null;
  const [, year, month = ''] = MONTH.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}`;
}

const FIELD_OF: Readonly<Record<string, ImportField>> = {
  planId: 'plan',
  'billingStart.initialFee': 'initialFee',
  'billingStart.firstBilledMonth': 'firstBilledMonth',
  'billingStart.discount.amount': 'discountAmount',
  'billingStart.discount.months': 'discountMonths',
};
const fieldOf = (path: string): ImportField | null => FIELD_OF[path] ?? IMPORT_FIELDS.find((field) => field === path) ?? null;

/** Looks up a word. Returns `fallback` for an empty cell, `undefined` for an unknown word. */
const lookUp = <T>(known: ReadonlyMap<string, T>, cell: string, fallback: T): T | undefined =>
  cell === '' ? fallback : known.get(comparableWord(cell));

/** Returns the faults for unknown words. The schema does not see the fields of these words. */
const unknownWords = (words: Readonly<Record<string, unknown>>): FieldError[] =>
  Object.entries(words).flatMap(([path, value]): FieldError[] =>
    value === undefined ? [{ path, rule: path === 'planId' ? 'unknown-plan' : 'unknown-option' }] : [],
  );

/** Returns a number, or a value that the schema refuses: `undefined` for an empty cell. */
function numberOf(cell: string): number | undefined {
  const number = parseNumber(cell);
  return number === null ? undefined : (number ?? Number.NaN);
}

/** Returns how the billing of a row's account begins; `null` if all its cells are empty, so that the defaults apply. */
function billingStartCells(cell: (field: ImportField) => string, initialFee: InitialFee | null) {
  const [amount, months] = [numberOf(cell('discountAmount')), numberOf(cell('discountMonths'))];
  const discount = amount === undefined && months === undefined ? null : { amount, months };
  const firstBilledMonth = monthFieldOf(cell('firstBilledMonth'));
  return initialFee === null && firstBilledMonth === null && discount === null ? null : { initialFee, firstBilledMonth, discount };
}

/** Validates a row by the rules of the creation form. Returns the account to create, or the broken rules. */
function checkRow({ row, cells }: ImportRow, meaning: ImportMeaning): CheckedRow | FieldError[] {
  const { role, parentId, language, plans, authorities, languages, initialFees, now } = meaning;
  const cell = (field: ImportField): string => cells[field] ?? '';
  const grant = parseNumber(cell('licenceGrant'));
  const planId = lookUp<string | null>(plans, cell('plan'), null);
  const authority = lookUp(authorities, cell('authority'), 'edit');
  const initialFee = lookUp<InitialFee | null>(initialFees, cell('initialFee'), null);
  const ownLanguage = lookUp(languages, cell('language'), language);
  const parsed = parse(NewUser, {
    role,
    parentId,
    companyName: cell('companyName'),
    contactName: cell('contactName'),
    email: cell('email'),
    // Passes an unknown plan on as typed, so that it is reported as unknown and not as missing.
    planId: planId === undefined ? cell('plan') : planId,
    contractStart: dayOf(cell('contractStart')),
    contractEnd: dayOf(cell('contractEnd')),
    authority: authority ?? 'edit',
    licenceGrant: grant === undefined ? Number.NaN : grant,
    language: ownLanguage ?? language,
    billingStart: billingStartCells(cell, initialFee ?? null),
  });
  const unknown = unknownWords({ planId, authority, language: ownLanguage, 'billingStart.initialFee': initialFee });
  const past = parsed.ok ? billingStartFaults(parsed.value.billingStart, now) : [];
  if (parsed.ok && unknown.length + past.length === 0) return { row, user: parsed.value };
  const others = parsed.ok ? past : parsed.errors.filter(({ path }) => !unknown.some((fault) => fault.path === path));
  return [...others, ...unknown];
}

/** The address of a row, as it is stored. Exists for every row with a valid address, even if the row breaks other rules. */
export interface RowAddress {
  row: number;
  email: string;
  /** The text in the file. */
  cell: string;
}

const addressesOf = (rows: readonly ImportRow[]): RowAddress[] =>
  rows.flatMap(({ row, cells: { email: cell = '' } }) => {
    const email = foldEmail(cell);
    return isEmail(email) ? [{ row, email, cell }] : [];
  });

/** Returns the faults of duplicate addresses in the file: one per occurrence after the first. */
function duplicates(addresses: readonly RowAddress[]): ImportFault[] {
  const first = new Map<string, number>();
  return addresses.flatMap(({ row, email, cell }): ImportFault[] => {
    const earlier = first.get(email);
    if (earlier === undefined) first.set(email, row);
    return earlier === undefined ? [] : [{ row, field: 'email', value: cell, rule: 'duplicate-row', params: { row: earlier } }];
  });
}

/** Orders faults by row and column. Faults of the file as a whole come first. */
export const inFileOrder = (faults: readonly ImportFault[]): ImportFault[] =>
  faults.toSorted(
    (a, b) =>
      (a.row ?? 0) - (b.row ?? 0) || IMPORT_FIELDS.indexOf(a.field ?? 'companyName') - IMPORT_FIELDS.indexOf(b.field ?? 'companyName'),
  );

/** Checks each row by the rules of the form, and the file for duplicate addresses. */
export function checkRows(
  rows: readonly ImportRow[],
  meaning: ImportMeaning,
): { valid: CheckedRow[]; faults: ImportFault[]; addresses: RowAddress[] } {
  const valid: CheckedRow[] = [];
  const faults: ImportFault[] = [];
  const addresses = addressesOf(rows);
  for (const row of rows) {
    const checked = checkRow(row, meaning);
    if (!Array.isArray(checked)) valid.push(checked);
    else
      for (const { path, rule, params } of checked) {
        const field = fieldOf(path);
        faults.push({ row: row.row, field, value: field === null ? '' : (row.cells[field] ?? ''), rule, ...(params && { params }) });
      }
  }
  return { valid, faults: [...faults, ...duplicates(addresses)], addresses };
}
