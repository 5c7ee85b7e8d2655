import { USER_IMPORT_MESSAGES, USER_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { InitialFee } from '#shared/model/billing/billing-start.ts';
import { Authority } from '#shared/model/role.ts';
import { IMPORT_FIELDS, type ImportField } from '#shared/model/accounts/user-import.ts';
import { type Language, LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import { comparableWord } from '#shared/rules/accounts/user-import/check-rows.ts';
import { comparableHeading } from '#shared/rules/accounts/user-import/import-fields.ts';

/** Headings of templates and exported lists of earlier versions. Their files can still be imported. */
const FORMER_HEADINGS: Partial<Record<ImportField, readonly string[]>> = { licenceGrant: ['Licences', 'Licences granted'] };

/** The field of each known heading: those of templates and exported lists in every language, and the field names of the API. */
export const KNOWN_HEADINGS: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_FIELDS.flatMap((field) => {
    const words = LANGUAGES.map((language) => USER_IMPORT_MESSAGES[language].columns[field]);
    const exported = LANGUAGES.flatMap((language) => (field in USER_MESSAGES[language].csv ? [exportedHeading(language, field)] : []));
    return [field, ...words, ...exported, ...(FORMER_HEADINGS[field] ?? [])].map((word): [string, ImportField] => [
      comparableHeading(word),
      field,
    ]);
  }),
);

function exportedHeading(language: Language, field: ImportField): string {
  const headings: Readonly<Record<string, string>> = USER_MESSAGES[language].csv;
  return headings[field] ?? field;
}

/** The authority that each word means: its API name, and its names in every language. */
export const KNOWN_AUTHORITIES: ReadonlyMap<string, Authority> = new Map(
  Authority.options.flatMap((authority) =>
    [authority, ...LANGUAGES.map((language) => USER_MESSAGES[language].csv[authority])].map((word): [string, Authority] => [
      comparableWord(word),
      authority,
    ]),
  ),
);

/** The choice of the initial fee that each word means: its API name, and its names in every language. */
export const KNOWN_INITIAL_FEES: ReadonlyMap<string, InitialFee> = new Map(
  InitialFee.options.flatMap((choice) =>
    [choice, ...LANGUAGES.map((language) => USER_MESSAGES[language].billingStart.initialFee[choice])].map((word): [string, InitialFee] => [
      comparableWord(word),
      choice,
    ]),
  ),
);

/** The language that each word means: its code and its name. */
export const KNOWN_LANGUAGES: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) => [language, LANGUAGE_NAME[language]].map((word): [string, Language] => [comparableWord(word), language])),
);
