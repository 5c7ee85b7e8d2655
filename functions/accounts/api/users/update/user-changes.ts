import type { Account } from '#functions/accounts/store/account.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';

/** The fields of the user form. */
const FIELDS = [
  'companyName',
  'contactName',
  'email',
  'contractStart',
  'contractEnd',
  'authority',
  'licenceGrant',
  'language',
] as const satisfies readonly (keyof Account)[];

const toText = (value: string | number | null): string | null => (value === null ? null : String(value));

/** The changed fields of an account for its audit entry. */
export const userChanges = (previous: Account, next: Account): AuditEntry['changes'] =>
  FIELDS.filter((field) => previous[field] !== next[field]).map((field) => ({
    field,
    from: toText(previous[field]),
    to: toText(next[field]),
  }));
