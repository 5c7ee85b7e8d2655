import { type Language, LANGUAGES } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { languageKey, type PartKey, popupKey, sheetKey } from '#shared/rules/sites/site-parts.ts';
import { csvRow, withFormulas, withoutFormulas } from '#shared/values/text/csv.ts';
import { detectDelimiter, readCsv } from '#shared/values/text/csv-reader.ts';
import { isBlank } from '#shared/values/text/normalise-text.ts';
import { MARKUP_FIELDS, TEXT_FIELDS, textValuesIn, valueAt } from '#web/features/editor/model/document/text-values.ts';
import { copyTranslations } from '#web/features/editor/model/translation/copy-translation.ts';
import {
  applyContentUpdates,
  contentInLanguage,
  type ContentUpdate,
  type Translatable,
  translationStamp,
} from '#web/features/editor/model/translation/translation.ts';
import { siteTranslatables } from '#web/features/editor/model/translation/translation-progress.ts';
import { breaksRule, type Match, replaceMatches } from '#web/features/editor/replace/find-matches.ts';

/**
 * The texts of a site as a CSV file for translation, and back:
 *
 * 1. Each text of the default language is a row, with a column for each language of the site.
 * 2. A file that comes back is compared with the document. Cells that are empty, unchanged or of texts that no longer exist change nothing.
 * 3. A translation that an item lacks begins as a copy of the default language, which the texts of the file replace.
 * 4. A translation is up to date afterwards if the file has every text of the item as the default language now has it, and the
 *    translation has those of the file.
 */

/** Maximum number of rows of a file: a site has at most 2,600 sheets with some texts each. */
const ROWS_MAX = 100_000;
/** Maximum size of a file, in bytes. */
export const FILE_MAX_BYTES = 5 * 1024 * 1024;

/** The heads of the columns before those of the languages, whose heads are their codes. */
const ID = 'id';
const PLACE = 'place';

/** A text of the default language. */
interface TextRow {
  id: string;
  item: Translatable;
  path: readonly string[];
}

const keyOf = (item: Translatable): string => {
  if (item.kind === 'sheet') return `sheet/${item.sheetId}`;
  return item.kind === 'popup' ? `popup/${item.popupId}` : item.kind;
};

function textRows(document: SiteDocument): TextRow[] {
  const { defaultLanguage } = document.settings;
  return siteTranslatables(document).flatMap((item) =>
    [...textValuesIn(contentInLanguage(document, item, defaultLanguage))]
      .filter(({ field, value }) => (TEXT_FIELDS.has(field) || MARKUP_FIELDS.has(field)) && !isBlank(value))
      .map(({ path }) => ({ id: `${keyOf(item)}#${path.join('.')}`, item, path })),
  );
}

/** Returns a text of an item in a language; `undefined` if the language has no such text. */
function textOf(document: SiteDocument, { item, path }: TextRow, language: Language): string | undefined {
  const value = valueAt(contentInLanguage(document, item, language), path);
  return typeof value === 'string' ? value : undefined;
}

const languagesOf = ({ settings: { languages, defaultLanguage } }: SiteDocument): Language[] => [
  defaultLanguage,
  ...languages.filter((language) => language !== defaultLanguage),
];

/** Returns the texts of a site as a CSV file. `placeOf`: where an item is, in the words of the editor. */
export function translationCsv(document: SiteDocument, placeOf: (item: Translatable) => string): string {
  const languages = languagesOf(document);
  const rows = textRows(document).map((row) => [
    row.id,
    placeOf(row.item),
    ...languages.map((language) => textOf(document, row, language) ?? ''),
  ]);
  return [[ID, PLACE, ...languages], ...rows].map(csvRow).join('');
}

/** The texts of a file, by the id of their row. */
export type FileTexts = ReadonlyMap<string, ReadonlyMap<Language, string>>;

/** Why a file cannot be read. */
export type FileFault = 'too-large' | 'empty' | 'no-columns' | 'unclosed-quote';

const isLanguage = (head: string): head is Language => LANGUAGES.some((language) => language === head);

/** Reads a file: a CSV text with the columns of `translationCsv` in any order, separated by commas, semicolons or tabs. */
export function readTranslationFile(text: string): { texts: FileTexts } | { fault: FileFault } {
  const { records, unclosedAt } = readCsv(text, detectDelimiter(text), ROWS_MAX + 1);
  if (unclosedAt !== undefined) return { fault: 'unclosed-quote' };
  if (records.length > ROWS_MAX) return { fault: 'too-large' };
  const [head = [], ...rows] = records;
  const columns = head.map((name) => name.trim().toLowerCase());
  const idColumn = columns.indexOf(ID);
  if (idColumn === -1 || !columns.some(isLanguage)) return { fault: 'no-columns' };
  const texts = new Map<string, ReadonlyMap<Language, string>>();
  for (const row of rows) {
    const id = row[idColumn]?.trim() ?? '';
    if (id === '') continue;
    const cells = columns.flatMap((name, index): [Language, string][] =>
      isLanguage(name) ? [[name, (row[index] ?? '').replaceAll(/\r\n?/g, '\n')]] : [],
    );
    texts.set(id, new Map(cells));
  }
  return texts.size === 0 ? { fault: 'empty' } : { texts };
}

/** What a file would change. */
export interface FileChanges {
  /** The changes, each with whether its result would break a rule. */
  changes: readonly { match: Match; isBroken: boolean }[];
  /** The number of rows whose text the site no longer has. */
  unknownRows: number;
  /** Returns the document with some of the changes. */
  apply: (chosen: readonly Match[]) => SiteDocument;
}

function placeInPart({ item, path }: TextRow, language: Language): { part: PartKey; path: readonly string[] } {
  if (item.kind === 'sheet') return { part: sheetKey(item.sheetId, language), path };
  if (item.kind === 'popup') return { part: popupKey(item.popupId), path: ['content', language, ...path] };
  return { part: languageKey(item.kind, language), path };
}

/** A changed text with its row. */
interface Change {
  row: TextRow;
  language: Language;
  match: Match;
}

/** Returns one of the changes of each item and language. */
const byTranslation = (changes: readonly Pick<Change, 'row' | 'language'>[]): Pick<Change, 'row' | 'language'>[] => [
  ...new Map(changes.map((change) => [`${keyOf(change.row.item)} ${change.language}`, change])).values(),
];

/** Returns the document with a copy of the default language for each of the translations that it lacks. */
const withCopies = (document: SiteDocument, changes: readonly Pick<Change, 'row' | 'language'>[]): SiteDocument =>
  copyTranslations(
    document,
    byTranslation(changes).map(({ row, language }) => ({ item: row.item, language })),
  );

/** The digest of no text: a copy with it is outdated, since the file translates only a part of it. */
const INCOMPLETE = '0';

/** Whether a document has the text of a cell. */
function hasTextOf(texts: FileTexts, document: SiteDocument, row: TextRow, language: Language): boolean {
  const cell = texts.get(row.id)?.get(language);
  const text = textOf(document, row, language) ?? '';
  return cell !== undefined && (text === withFormulas(cell) || withoutFormulas(text) === cell);
}

/**
 * Returns the document with up-to-date marks for the changed translations of which it has every text of the file, and every text of the
 * default language too. Other translations that `before` lacks are marked as outdated.
 */
function withMarks(before: SiteDocument, after: SiteDocument, texts: FileTexts, changes: readonly Change[]): SiteDocument {
  const rowsOf = Map.groupBy(textRows(after), ({ item }) => keyOf(item));
  const updates = byTranslation(changes).flatMap(({ row: { item }, language }): ContentUpdate[] => {
    const isWhole = (rowsOf.get(keyOf(item)) ?? []).every((row) =>
      [language, before.settings.defaultLanguage].every((column) => hasTextOf(texts, after, row, column)),
    );
    if (isWhole) return translationStamp(after, item, language);
    const copy = contentInLanguage(before, item, language) ? undefined : contentInLanguage(after, item, language);
    return copy ? [{ item, language, content: { ...copy, basedOn: INCOMPLETE } }] : [];
  });
  return applyContentUpdates(after, updates);
}

/** Compares a file with a document. */
export function compareFile(document: SiteDocument, texts: FileTexts): FileChanges {
  const rows = textRows(document);
  const known = new Set(rows.map(({ id }) => id));
  const filled = rows.flatMap((row) =>
    languagesOf(document).flatMap((language) => {
      const cell = texts.get(row.id)?.get(language) ?? '';
      return isBlank(cell) || cell === withoutFormulas(textOf(document, row, language) ?? '')
        ? []
        : [{ row, language, after: withFormulas(cell) }];
    }),
  );
  const copied = withCopies(document, filled);
  const changes = filled.flatMap(({ row, language, after }): Change[] => {
    const before = textOf(copied, row, language);
    return before === undefined ? [] : [{ row, language, match: { ...placeInPart(row, language), before, after } }];
  });

  return {
    changes: changes.map(({ match }) => ({ match, isBroken: breaksRule(copied, match) })),
    unknownRows: [...texts.keys()].filter((id) => !known.has(id)).length,
    apply: (chosen) => {
      const matches = new Set(chosen);
      const applied = changes.filter(({ match }) => matches.has(match));
      return withMarks(document, replaceMatches(withCopies(document, applied), chosen), texts, applied);
    },
  };
}
