import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { parseCell } from '#shared/values/cell.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** Words for the languages in names of folders and files, in lower case. */
const LANGUAGE_WORDS: Readonly<Record<Language, readonly string[]>> = {
  jp: ['jp', 'ja', 'jpn', 'ja-jp', 'japanese', '日本語', '日文', '和文'],
  en: ['en', 'eng', 'en-us', 'en-gb', 'english', '英語', '英文', '英语'],
  cn: ['cn', 'zh', 'chn', 'zh-cn', 'zh-hans', 'chinese', '中文', '中国語', '简体中文', '簡体字'],
  kr: ['kr', 'ko', 'kor', 'ko-kr', 'korean', '한국어', '韓国語', '韩语'],
};

const LANGUAGE_OF: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) => LANGUAGE_WORDS[language].map((word): [string, Language] => [word, language])),
);

/**
 * Maximum length of a word that is looked up: longer than any word for a language with surrounding white space. Every part of a name is
 * looked up, so each look-up must be cheap.
 */
const WORD_MAX = 40;

/** Returns the language that a folder name or a part of a file name denotes. */
const languageOf = (word: string): Language | undefined =>
  word.length > WORD_MAX ? undefined : LANGUAGE_OF.get(word.trim().toLowerCase().replaceAll('_', '-'));

/** The cell and language in the path of a file. */
interface NamedTarget {
  /** The cell, which may be outside a grid; `undefined` if the name contains no cell. */
  cell: string | undefined;
  /** The language in the name, otherwise in the nearest folder; `undefined` if there is none. */
  language: Language | undefined;
}

/** A cell, with leading zeros in its number. */
const CELL = /^([A-Z]{1,3})0*([1-9]\d{0,2})$/;

function cellOf(text: string): string | undefined {
  const [, letters, digits] = CELL.exec(text.toUpperCase()) ?? [];
  const name = `${letters ?? ''}${digits ?? ''}`;
  return parseCell(name) ? name : undefined;
}

const baseName = (path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return toUnicodeForm(dot > 0 ? name.slice(0, dot) : name, 'NFKC').trim();
};

/** Yields the two ways to split a name at one of its separators: `B2_en`, `en-B2`. */
function* splits(name: string): Generator<[string, string]> {
  for (const { index } of name.matchAll(/[_\-. ]/g)) {
    const [before, after] = [name.slice(0, index), name.slice(index + 1)];
    yield [before, after];
    yield [after, before];
  }
}

/**
 * Returns the cell and language in a path: `A1.jpg`, `B2_en.mp4`, `en-B2.mp4`, `en/A1.jpg`. A name may have full-width letters and leading
 * zeros. The language of a name takes precedence over the language of a folder.
 */
export function namedTarget(path: string): NamedTarget {
  const name = baseName(path);
  const folders = path.split('/').slice(0, -1).toReversed();
  const folderLanguage = folders.map((folder) => languageOf(toUnicodeForm(folder, 'NFKC'))).find((language) => language !== undefined);
  const cell = cellOf(name);
  if (cell !== undefined) return { cell, language: folderLanguage };
  let ofName: Language | undefined;
  for (const [first, second] of splits(name)) {
    const language = languageOf(second);
    if (language === undefined) continue;
    const named = cellOf(first);
    if (named !== undefined) return { cell: named, language };
    ofName ??= language;
  }
  return { cell: undefined, language: ofName ?? folderLanguage };
}
