import type { Key } from '#functions/store/engine/table.ts';

/** What a sign-in is checked against. Kept apart from the account, so that no list of accounts ever carries a hash. */
export interface Credential {
  accountId: string;
  /** `null`: no password was chosen yet. */
  passwordHash: string | null;
}

export const accountKey = (id: string): Key => ({ pk: `ACCOUNT#${id}`, sk: 'ACCOUNT' });
export const credentialKey = (email: string): Key => ({ pk: `EMAIL#${email}`, sk: 'EMAIL' });
export const SUB_ADMIN_PREFIX = 'SUB_ADMIN#';
export const subAdminKey = (parentId: string, id: string): Key => ({ pk: `ACCOUNT#${parentId}`, sk: `${SUB_ADMIN_PREFIX}${id}` });
/** Where to find the operator's own account: those who register stand directly below it. */
export const OPERATOR_KEY: Key = { pk: 'OPERATOR', sk: 'OPERATOR' };
