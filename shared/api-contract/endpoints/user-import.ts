import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { ManagedRole } from '#shared/model/role.ts';
import { FileFormat, ImportFault, ImportField, RowInvoice, UserImport } from '#shared/model/accounts/user-import.ts';
import { instant, requiredName, ruleIssue, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { MEGABYTE, USER_IMPORT_MAX } from '#shared/model/limits.ts';
import { CSV_DELIMITERS } from '#shared/values/text/csv-reader.ts';
import { TEXT_ENCODINGS } from '#shared/values/text/text-encodings.ts';
import { isImportFileName } from '#shared/rules/accounts/user-import/import-file-name.ts';
import { exportFormat, ExportedPage } from '#shared/model/table-cell.ts';

const ImportPath = z.strictObject({ id: ulid() });
const OneImport = z.object({ import: UserImport });
/** How a file is read and what its columns contain. */
const FileReading = z.strictObject({
  format: FileFormat,
  /** The content of each column; `null` for columns that are not imported. */
  fields: z.array(ImportField.nullable()).min(1).max(USER_IMPORT_MAX.columns),
  /** The language of e-mails to accounts whose row names none. */
  language: Language,
});
const access = { by: 'console', action: 'user:write' } as const;
const cursor = () => z.string().max(20).optional();

/** Import of accounts from CSV files, for logins that may create accounts. */
export const userImport = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/user-import',
    summary: 'The latest imports of the account the caller works in, newest first, without those of roles that the caller may not create',
    access,
    status: 200,
    response: z.object({ imports: z.array(UserImport) }),
  },
  template: {
    method: 'GET',
    path: '/user-import/template',
    summary: 'A CSV file with the headings for accounts of a role, and an example row',
    access,
    status: 200,
    query: z.strictObject({ role: ManagedRole, language: Language }),
    response: z.object({ csv: z.string() }),
  },
  start: {
    method: 'POST',
    path: '/user-import',
    summary: 'Start an import: a signed URL for its file, which is checked by its content once it is uploaded',
    access,
    status: 201,
    body: z
      .strictObject({
        /** The role of all accounts of the import. */
        role: ManagedRole,
        parentId: ulid(),
        fileName: requiredName(255).superRefine((name, context) => {
          if (!isImportFileName(name)) context.addIssue({ code: 'custom', ...ruleIssue('unsupported-file', { name, formats: 'CSV' }) });
        }),
        size: z
          .int()
          .min(0)
          .refine((size) => size <= USER_IMPORT_MAX.fileMb * MEGABYTE, ruleIssue('file-too-large', { max: USER_IMPORT_MAX.fileMb })),
      })
      .superRefine(({ fileName: name, size }, context) => {
        if (size === 0) context.addIssue({ code: 'custom', path: ['size'], ...ruleIssue('empty-file', { name }) });
      }),
    response: z.object({
      import: UserImport,
      upload: z.object({ url: z.url(), headers: z.record(z.string(), z.string()), expiresAt: instant() }),
    }),
    errors: ['account-terminated', 'account-suspended', 'too-many-requests'],
  },
  get: {
    method: 'GET',
    path: '/user-import/{id}',
    summary: 'State, progress and result of an import',
    access,
    status: 200,
    params: ImportPath,
    response: OneImport,
  },
  preview: {
    method: 'GET',
    path: '/user-import/{id}/preview',
    summary: 'The first rows of an uploaded file, how it is read, and what each column probably holds',
    access,
    status: 200,
    params: ImportPath,
    query: z.strictObject({ encoding: z.enum(TEXT_ENCODINGS).optional(), delimiter: z.enum(CSV_DELIMITERS).optional() }),
    response: z.object({
      format: FileFormat,
      headings: z.array(z.string()),
      /** The first rows, each with as many cells as there are headings. */
      rows: z.array(z.array(z.string())),
      rowCount: z.int(),
      fields: z.array(ImportField.nullable()),
    }),
    errors: ['transition-refused'],
  },
  firstInvoices: {
    method: 'POST',
    path: '/user-import/{id}/first-invoices',
    summary: 'The first invoices of the accounts that a file would create, and their sum; nothing is written',
    access,
    status: 200,
    params: ImportPath,
    body: FileReading,
    response: z.object({
      /** The first rows, in the order of the file. */
      invoices: z.array(RowInvoice),
      /** The number of rows with an invoice, and the sum of their first invoices in yen with tax. */
      invoiced: z.int(),
      sum: z.int(),
      /** The number of rows that are not invoiced, and that of rows that break a rule. */
      free: z.int(),
      faulty: z.int(),
    }),
    errors: ['transition-refused'],
  },
  confirm: {
    method: 'POST',
    path: '/user-import/{id}/confirm',
    summary: 'Import the file in the background: all rows, or none if one of them breaks a rule',
    access,
    status: 202,
    params: ImportPath,
    body: FileReading,
    response: OneImport,
    errors: ['transition-refused'],
  },
  faults: {
    method: 'GET',
    path: '/user-import/{id}/faults',
    summary: 'Why an import was refused: every broken rule, page by page, in the order of the file',
    access,
    status: 200,
    params: ImportPath,
    query: z.strictObject({ cursor: cursor() }),
    response: z.object({ faults: z.array(ImportFault), nextCursor: z.string().nullable() }),
  },
  exportFaults: {
    method: 'GET',
    path: '/user-import/{id}/faults/export',
    summary: 'The faults as CSV or as cells of a workbook, page by page; the first page starts with the header row',
    access,
    status: 200,
    params: ImportPath,
    query: z.strictObject({ cursor: cursor(), language: Language, format: exportFormat() }),
    response: ExportedPage,
  },
  undo: {
    method: 'POST',
    path: '/user-import/{id}/undo',
    summary: 'Remove all accounts of an import, as long as none of them has been opened or used',
    access,
    status: 202,
    params: ImportPath,
    response: OneImport,
    errors: ['transition-refused', 'import-in-use', 'import-month-closed'],
  },
});
