import { derivedId, isDerivedFrom } from '#functions/platform/base/derived-id.ts';

/** Returns the id of the account at a position of an import. Accounts sort in the order of the file. */
export const importedAccountId = (importId: string, position: number): string => derivedId(importId, position);

/** Whether an id belongs to an account of this import. */
export const isImportedId = (accountId: string, importId: string): boolean => isDerivedFrom(accountId, importId);

/** Returns the ids of accounts of an import from one position to another, exclusive. */
export const importedAccountIds = (importId: string, from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => importedAccountId(importId, from + index));
