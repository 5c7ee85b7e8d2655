import { USER_IMPORT_MESSAGES, USER_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { ImportField } from '#shared/model/accounts/user-import.ts';
import type { Language } from '#shared/model/language.ts';
import { type ImportedKind, importFieldsOf } from '#shared/rules/accounts/user-import/import-fields.ts';
import { csvRow } from '#shared/values/text/csv.ts';

/** Returns a file to fill in for accounts of an import: headings and an example in the language. `planName`: a plan for the example. */
export function templateCsv(kind: ImportedKind, language: Language, planName: string): string {
  const { columns, example } = USER_IMPORT_MESSAGES[language];
  const values: Readonly<Record<ImportField, string>> = {
    ...example,
    email: 'user@example.com',
    plan: planName,
    contractStart: '2027-04-01',
    contractEnd: '2028-03-31',
    initialFee: USER_MESSAGES[language].billingStart.initialFee.charge,
    firstBilledMonth: '2027-04',
    discountAmount: '',
    discountMonths: '',
    licenceGrant: '10',
    authority: USER_MESSAGES[language].csv.edit,
    language,
  };
  const fields = importFieldsOf(kind);
  return csvRow(fields.map((field) => columns[field])) + csvRow(fields.map((field) => values[field]));
}
