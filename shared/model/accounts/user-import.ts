import * as z from 'zod';
import { BY_PROVIDER } from '#shared/model/person-ref.ts';
import { FieldRule } from '#shared/model/error.ts';
import { instant, ulid } from '#shared/model/fields.ts';
import { ManagedRole } from '#shared/model/role.ts';
import { CSV_DELIMITERS } from '#shared/values/text/csv-reader.ts';
import { TEXT_ENCODINGS } from '#shared/values/text/text-encodings.ts';

/** The fields that a column of an imported file can hold, in the order of the template. */
export const IMPORT_FIELDS = [
  'companyName',
  'contactName',
  'email',
  'plan',
  'contractStart',
  'contractEnd',
  'initialFee',
  'firstBilledMonth',
  'discountAmount',
  'discountMonths',
  'licenceGrant',
  'authority',
  'language',
] as const;
export const ImportField = z.enum(IMPORT_FIELDS);
export type ImportField = z.infer<typeof ImportField>;

/**
 * - `uploading`: the file is not confirmed yet.
 * - `checking`: a job checks all rows; nothing is written.
 * - `writing`: a job writes the accounts, which are hidden until the import is done.
 * - `done`: all accounts exist.
 * - `clearing`: a job removes the written accounts of an import that could not be finished.
 * - `refused`: nothing was written; the faults give the reasons.
 * - `failed`: nothing was written, because of an internal failure.
 * - `undoing`: the accounts do not exist any more; a job removes their remaining items.
 * - `undone`: as if there had been no import.
 */
export const ImportState = z.enum(['uploading', 'checking', 'writing', 'done', 'clearing', 'refused', 'failed', 'undoing', 'undone']);
export type ImportState = z.infer<typeof ImportState>;

/** Why an import cannot be undone any more: an account was opened or is used, or its first month was closed. */
export const UndoObstacle = z.enum(['in-use', 'month-closed']);
export type UndoObstacle = z.infer<typeof UndoObstacle>;

/** An import of accounts from a file. */
export const UserImport = z.object({
  id: ulid(),
  state: ImportState,
  fileName: z.string(),
  /** The role of all accounts of the import. */
  role: ManagedRole,
  parent: z.object({ id: ulid(), companyName: z.string() }),
  /** The name of the login that started the import. */
  startedBy: z.string(),
  ...BY_PROVIDER,
  createdAt: instant(),
  /** When the import was done, refused or undone. */
  finishedAt: instant().nullable(),
  /** Number of accounts in the file; `0` until it is checked. */
  accounts: z.int(),
  faults: z.int(),
  progress: z.object({ done: z.int(), total: z.int() }),
  /** The number of invitations requested so far. */
  invited: z.int(),
  /** Why the import cannot be undone; `null` if it can, or if it has not finished. */
  undoObstacle: UndoObstacle.nullable(),
});
export type UserImport = z.infer<typeof UserImport>;

/** The encoding and delimiter of a file. */
export const FileFormat = z.strictObject({ encoding: z.enum(TEXT_ENCODINGS), delimiter: z.enum(CSV_DELIMITERS) });
export type FileFormat = z.infer<typeof FileFormat>;

/** The first invoice of a row of a file, in yen with tax; `null` if nothing is invoiced for its plan and its contract. */
export const RowInvoice = z.object({
  row: z.int(),
  companyName: z.string(),
  first: z.object({ month: z.string(), initialFee: z.int(), total: z.int() }).nullable(),
});
export type RowInvoice = z.infer<typeof RowInvoice>;

/** A broken rule of a file. `row`: the row number as in a spreadsheet, with the headings as row 1; `null` for the file as a whole. */
export const ImportFault = z.object({
  row: z.int().nullable(),
  field: ImportField.nullable(),
  /** The content of the cell. */
  value: z.string(),
  rule: FieldRule,
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ImportFault = z.infer<typeof ImportFault>;
