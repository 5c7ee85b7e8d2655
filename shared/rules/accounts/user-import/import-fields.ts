import type { FieldError } from '#shared/model/error.ts';
import { IMPORT_FIELDS, type ImportField } from '#shared/model/accounts/user-import.ts';
import { hasContract } from '#shared/model/accounts/user.ts';
import type { ManagedRole } from '#shared/model/role.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** The accounts of an import: their role, and whether the operator bills them. */
export interface ImportedKind {
  role: ManagedRole;
  isBilled: boolean;
}

const BILLING_FIELDS: readonly ImportField[] = ['initialFee', 'firstBilledMonth', 'discountAmount', 'discountMonths'];

/** Returns the fields that accounts of an import have, in the order of the template. */
export const importFieldsOf = ({ role, isBilled }: ImportedKind): ImportField[] =>
  IMPORT_FIELDS.filter((field) => {
    if (field === 'licenceGrant') return role === 'OEM_MASTER';
    if (BILLING_FIELDS.includes(field)) return isBilled && hasContract(role);
    return hasContract(role) || !['plan', 'contractStart', 'contractEnd'].includes(field);
  });

/** Returns the fields that every valid row of an import contains. */
const requiredImportFields = (kind: ImportedKind): ImportField[] =>
  importFieldsOf(kind).filter((field) => ['companyName', 'contactName', 'email', 'plan', 'licenceGrant'].includes(field));

/** Returns a heading in the form in which headings are compared: width, case, white space and signs of required columns do not matter. */
export const comparableHeading = (heading: string): string =>
  toUnicodeForm(heading, 'NFKC')
    .toLowerCase()
    .replaceAll(/[\s*_-]|\([^()]*\)/g, '');

/**
 * Returns the probable field of each column of a file, by its heading. `known`: the field of each heading (`comparableHeading`). Each field
 * is proposed once, for the first column with its heading.
 */
export function proposeFields(
  headings: readonly string[],
  known: ReadonlyMap<string, ImportField>,
  kind: ImportedKind,
): (ImportField | null)[] {
  const free = new Set(importFieldsOf(kind));
  return headings.map((heading) => {
    const field = known.get(comparableHeading(heading));
    return field !== undefined && free.delete(field) ? field : null;
  });
}

/** Returns the faults of the fields that a login has chosen for the columns of a file. */
export function fieldChoiceFaults(fields: readonly (ImportField | null)[], kind: ImportedKind): FieldError[] {
  const chosen = fields.filter((field) => field !== null);
  const allowed = importFieldsOf(kind);
  const faults: FieldError[] = fields.flatMap((field, index): FieldError[] => {
    if (field === null) return [];
    if (!allowed.includes(field)) return [{ path: `fields.${index}`, rule: 'unknown-option' }];
    return fields.indexOf(field) === index ? [] : [{ path: `fields.${index}`, rule: 'duplicate' }];
  });
  const missing = requiredImportFields(kind).filter((field) => !chosen.includes(field));
  return [...faults, ...missing.map((field): FieldError => ({ path: `fields.${field}`, rule: 'column-missing' }))];
}
