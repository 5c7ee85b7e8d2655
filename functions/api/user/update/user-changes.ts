import type { Account } from '#functions/store/account/account.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';

/** All that is typed of an account. */
const FIELDS = [
  'companyName',
  'contactName',
  'email',
  'planId',
  'contractStart',
  'contractEnd',
  'authority',
  'licenceGrant',
  'language',
] as const satisfies readonly (keyof Account)[];

const written = (value: string | number | null): string | null => (value === null ? null : String(value));

/** What a change makes of an account, field by field, as the audit log remembers it. */
export const userChanges = (previous: Account, next: Account): AuditEntry['changes'] =>
  FIELDS.filter((field) => previous[field] !== next[field]).map((field) => ({
    field,
    from: written(previous[field]),
    to: written(next[field]),
  }));
