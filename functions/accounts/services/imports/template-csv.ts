import { USER_IMPORT_MESSAGES, USER_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { ManagedRole } from '#shared/model/role.ts';
import type { ImportField } from '#shared/model/accounts/user-import.ts';
import type { Language } from '#shared/model/language.ts';
import { importFieldsOf } from '#shared/rules/accounts/user-import/import-fields.ts';
import { csvRow } from '#shared/values/text/csv.ts';

/** Returns a file to fill in for accounts of a role: headings and an example in the language. `planName`: a plan for the example. */
export function templateCsv(role: ManagedRole, language: Language, planName: string): string {
  const { columns, example } = USER_IMPORT_MESSAGES[language];
  const values: Readonly<Record<ImportField, string>> = {
    ...example,
    email: 'user@example.com',
    plan: planName,
    contractStart: '2027-04-01',
    contractEnd: '2028-03-31',
    licenceGrant: '10',
    authority: USER_MESSAGES[language].csv.edit,
    language,
  };
  const fields = importFieldsOf(role);
  return csvRow(fields.map((field) => columns[field])) + csvRow(fields.map((field) => values[field]));
}
