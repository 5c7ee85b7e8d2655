/** Names of screens and things that visible texts no longer use, because each thing has one name in each language. */
interface RetiredName {
  /** A name followed by a space is in a list of search words, by which people who know the old name find the thing. */
  pattern: RegExp;
  instead: string;
}

const RETIRED_NAMES: readonly RetiredName[] = [
  { pattern: /サイト一覧(?! )/, instead: 'サイト制作' },
  { pattern: /お知らせ配信(?! )/, instead: '最新情報' },
  { pattern: /网站列表(?! )/, instead: '网站制作' },
  { pattern: /사이트 ?목록(?! )/, instead: '사이트 제작' },
  { pattern: /\bsite list\b/i, instead: 'site production' },
  { pattern: /\b(?:news|notification) delivery\b/i, instead: 'latest information' },
];

/** Returns a line for each retired name in the texts of a catalogue, with its place. */
export const nameFaults = (path: string, source: string): string[] =>
  source.split('\n').flatMap((line, index) =>
    // Comments are about code, whose names follow the API.
    /^\s*(?:\/?\*|\/\/)/.test(line)
      ? []
      : RETIRED_NAMES.filter(({ pattern }) => pattern.test(line)).map(
          ({ pattern, instead }) => `${path}:${index + 1}: "${pattern.exec(line)?.[0] ?? ''}" is a retired name, write "${instead}"`,
        ),
  );
