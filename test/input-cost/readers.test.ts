import type { Entry } from 'yauzl';
import { expect, it } from 'vitest';
import { readRecords } from '#functions/accounts/services/imports/import-file.ts';
import { entryPaths } from '#functions/bulk-upload/jobs/unpack-bulk-upload/archive/entry-path.ts';
import { sanitiseRichText } from '#shared/markup/rich-text/sanitise-rich-text.ts';
import { safeLinkUrl } from '#shared/markup/rich-text/safe-link-url.ts';
import { moveBlocking, moveNoscripts, withoutDispensable } from '#shared/markup/tags/edit-tags.ts';
import { externalSources } from '#shared/markup/tags/external-sources.ts';
import { TAG_KINDS, validateTags } from '#shared/markup/tags/validate-tags.ts';
import { TEXT_FORMATS, TypeInput } from '#shared/model/forms/form-field.ts';
import { checkRows } from '#shared/rules/accounts/user-import/check-rows.ts';
import { comparableHeading, proposeFields } from '#shared/rules/accounts/user-import/import-fields.ts';
import { readImportRows } from '#shared/rules/accounts/user-import/import-rows.ts';
import { parseColour } from '#shared/values/colour.ts';
import { bareName, parseDomainName } from '#shared/rules/domains/domain-name.ts';
import { type FieldConstraints, validateFormValues } from '#shared/rules/forms/form-values.ts';
import { isSystemFile, isUnsafePath } from '#shared/rules/bulk-upload/archive-path.ts';
import { namedTarget } from '#shared/rules/bulk-upload/file-target.ts';
import { isCustomPath } from '#shared/model/sites/custom-path.ts';
import { parseDestination } from '#shared/model/sites/destination.ts';
import { completeSnsAddress, normalisePhoneNumber } from '#shared/model/sites/sns-address.ts';
import { forbiddenSeoCharacter } from '#shared/values/text/seo-text.ts';
import { csvRow } from '#shared/values/text/csv.ts';
import { foldEmail, isEmail } from '#shared/values/text/is-email.ts';
import { formatPhoneNumber } from '#shared/rules/text/format-phone-number.ts';
import { isEmptyRichText } from '#shared/rules/text/is-empty-rich-text.ts';
import { isWebAddress } from '#shared/values/text/is-web-address.ts';
import { comparableText, hasControlCharacter, textLength } from '#shared/values/text/normalise-text.ts';
import { parseNumber } from '#shared/rules/text/parse-number.ts';
import { searchPrefixes, searchTerms } from '#shared/rules/text/search-text.ts';
import { parseVisitPart } from '#shared/rules/analytics/visits/visit-part.ts';
import { superlinearReaders } from './superlinear.ts';

type Reader = readonly [string, (text: string) => unknown];

const csvOf = (text: string): Buffer => Buffer.from(csvRow(['Company name', 'E-mail']) + csvRow([text, text]));

/** The rows of a file of accounts, checked as the job checks them. */
function importCsv(bytes: Uint8Array): unknown {
  const file = readRecords(bytes, 'accounts.csv', {});
  if ('fault' in file) return file;
  const { rows } = readImportRows(file.records, ['companyName', 'email', 'contractStart', 'licenceGrant', 'plan', 'firstBilledMonth']);
  const known = { plans: new Map(), authorities: new Map(), languages: new Map(), initialFees: new Map(), now: new Date(0) };
  return checkRows(rows, { role: 'OEM_MASTER', parentId: 'parent', language: 'jp', ...known });
}

const IMPORTS: readonly Reader[] = [
  ['a cell of a CSV file', (text) => importCsv(csvOf(text))],
  ['six cells of a CSV file', (text) => importCsv(Buffer.from(`a,b,c,d,e,f\r\n${csvRow(Array<string>(6).fill(text))}`))],
  ['a CSV file', (text) => importCsv(Buffer.from(text))],
  ['a file that begins with a quotation mark', (text) => importCsv(Buffer.from(`"${text}`))],
  ['a heading of a CSV file', comparableHeading],
  ['the headings of a CSV file', (text) => proposeFields([text], new Map(), { role: 'USER', isBilled: true })],
];

const zipEntry = (name: string): Entry =>
  ({ generalPurposeBitFlag: 0, fileNameRaw: Buffer.from(name), extraFields: [] }) as unknown as Entry;

const ZIP_NAMES: readonly Reader[] = [
  ['the name of a ZIP entry', (text) => entryPaths([zipEntry(text)])],
  ['a system file', isSystemFile],
  ['a path out of an archive', isUnsafePath],
  ['the cell and language of a file name', namedTarget],
  ['the language of a folder', (text) => namedTarget(`${text}/A1.jpg`)],
];

const RULES = [true, false].map((tagManager) => ({ tagManager }));

const MARKUP: readonly Reader[] = [
  ...TAG_KINDS.flatMap((kind) =>
    RULES.flatMap((rules): Reader[] => [
      [`${kind} (${JSON.stringify(rules)})`, (text) => validateTags(kind, text, rules)],
      [`a script in ${kind} (${JSON.stringify(rules)})`, (text) => validateTags(kind, `<script>${text}</script>`, rules)],
      [`noscript in ${kind} (${JSON.stringify(rules)})`, (text) => validateTags(kind, `<noscript>${text}</noscript>`, rules)],
      [`an attribute in ${kind} (${JSON.stringify(rules)})`, (text) => validateTags(kind, `<script src="${text}" defer></script>`, rules)],
      [`${kind} without what is dispensable (${JSON.stringify(rules)})`, (text) => withoutDispensable(kind, text, rules)],
    ]),
  ),
  ['tags that move to the body', moveNoscripts],
  ['tags that block', moveBlocking],
  ['external sources', externalSources],
  ['external sources of a script', (text) => externalSources(`<script>${text}</script>`)],
  ['rich text', sanitiseRichText],
  ['rich text that shows nothing', isEmptyRichText],
  ['a link of rich text', safeLinkUrl],
];

const FORM_FIELDS: readonly FieldConstraints[] = [
  ...[null, ...TEXT_FORMATS].map((format) => ({ typeInput: 'TEXT_BOX' as const, format })),
  ...TypeInput.options.map((typeInput) => ({ typeInput, format: null })),
].map(({ typeInput, format }, index) => ({
  id: String(index),
  key: null,
  typeInput,
  isRequired: true,
  options: [{ value: 'a' }],
  validation: { format, min: null, max: null },
}));

const FORMS: readonly Reader[] = FORM_FIELDS.map((field) => [
  `an answer to ${JSON.stringify(field)}`,
  (text) => validateFormValues([field], { [field.id]: text }, 'jp'),
]);

const TEXTS: readonly Reader[] = [
  ['an e-mail address', (text) => isEmail(foldEmail(text))],
  ['the host of an e-mail address', (text) => isEmail(`a@${text}`)],
  ['a web address', isWebAddress],
  ['the path of a web address', (text) => isWebAddress(`https://example.com/${text}`)],
  ['a telephone number', formatPhoneNumber],
  ['a number to dial', normalisePhoneNumber],
  ['a number', parseNumber],
  ['a colour', parseColour],
  ['a custom path', isCustomPath],
  ['a domain', (text) => parseDomainName(bareName(text), { registrableDomainOf: () => null, reserved: [] })],
  ['an SNS address', (text) => completeSnsAddress('x', text)],
  ['a destination', (text) => parseDestination(text, true)],
  ['a text for search engines', forbiddenSeoCharacter],
  ['a comparable text', comparableText],
  ['the length of a text', textLength],
  ['control characters', hasControlCharacter],
  ['index entries', (text) => searchPrefixes([text])],
  ['search terms', searchTerms],
  ['a part of a visit', parseVisitPart],
];

it.each([
  ['files of accounts', IMPORTS],
  ['names in ZIP files', ZIP_NAMES],
  ['tags and rich text', MARKUP],
  ['answers of forms', FORMS],
  ['single texts', TEXTS],
] as const)('readers of %s take time proportional to the length of a hostile text (R-23.70)', (_, readers) => {
  expect(superlinearReaders(readers)).toEqual([]);
});
