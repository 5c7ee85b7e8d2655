import { ERROR_MESSAGES, USER_IMPORT_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { ImportFault } from '#shared/model/accounts/user-import.ts';
import type { Language } from '#shared/model/language.ts';
import type { TableColumns } from '#shared/rules/text/table-page.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';

/** Returns the headings of the file of faults. */
export const faultHeadings = (language: Language) => USER_IMPORT_MESSAGES[language].csv;

/** Returns the columns of the file of faults, with the texts of the console. */
export const faultColumns = (language: Language) => {
  const { csv, columns } = USER_IMPORT_MESSAGES[language];
  return {
    row: ({ row }) => (row === null ? csv.wholeFile : row),
    field: ({ field }) => (field === null ? '' : columns[field]),
    value: ({ value }) => value,
    rule: ({ rule, params }) => fillPlaceholders(ERROR_MESSAGES[language].validation[rule], params),
  } satisfies TableColumns<ImportFault>;
};
