import * as z from 'zod';
import { ManagedRole, Role } from '#shared/model/role.ts';
import { FileFormat, ImportField, ImportState } from '#shared/model/accounts/user-import.ts';
import { Language } from '#shared/model/language.ts';

/** An import of accounts as it is stored. It is never deleted, because readers of unopened accounts check its state. */
export const StoredImport = z.object({
  id: z.string(),
  /** The account in which the login works. */
  ownerId: z.string(),
  /** The login that started it. */
  login: z.object({ id: z.string(), name: z.string(), role: Role }),
  role: ManagedRole,
  parentId: z.string(),
  fileName: z.string(),
  state: ImportState,
  createdAt: z.string(),
  /** The format of the file, from its confirmation on. */
  format: FileFormat.nullable().default(null),
  /** The field of each column; `null` for columns that are not imported. */
  fields: z.array(ImportField.nullable()).readonly().default([]),
  /** The language of accounts whose row contains none. */
  language: Language.nullable().default(null),
  /** The latest job that processes the import. */
  jobId: z.string().nullable().default(null),
  /** When the accounts were confirmed: all of them are created at this instant. */
  confirmedAt: z.string().nullable().default(null),
  finishedAt: z.string().nullable().default(null),
  accounts: z.number().default(0),
  faults: z.number().default(0),
  /** Whether an account was opened or used, so that the import cannot be undone any more. */
  isUsed: z.boolean().default(false),
  /** The final state of an import whose accounts are being removed. */
  outcome: z.enum(['refused', 'failed']).nullable().default(null),
  /** The number of accounts that were considered for an invitation, in the order of the file. */
  invited: z.number().default(0),
  gsi1sk: z.string().optional(),
});
export type StoredImport = z.infer<typeof StoredImport>;
