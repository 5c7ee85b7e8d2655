import { asWords, type DeveloperText, textsOfMarkdown, textsOfScript, textsOfStyles } from './developer-text.ts';
import { RETIRED_WORDS } from './retired-words.ts';

function textsOf(path: string, source: string): DeveloperText[] {
  if (/\.(?:tsx?|[cm]?js)$/.test(path)) return textsOfScript(path, source);
  if (path.endsWith('.md')) return textsOfMarkdown(source);
  return path.endsWith('.css') ? textsOfStyles(source) : [];
}

/** Matches any of the words in any case: for most texts, this one search replaces a search for each word. */
const ANY_WORD = new RegExp(RETIRED_WORDS.map(({ pattern }) => `(?:${pattern.source})`).join('|'), 'i');

function faultsIn(at: string, kind: DeveloperText['kind'], text: string): string[] {
  if (!ANY_WORD.test(text)) return [];
  const other = kind === 'name' ? 'sentence' : 'name';
  return RETIRED_WORDS.filter((word) => word.in !== other).flatMap(({ pattern, instead }) =>
    Array.from(text.matchAll(pattern), ([match]) => `${at}: "${match}" is retired; write: ${instead}`),
  );
}

/** Whether a file contains one of the words anywhere, even in its data. Only these few files are parsed. */
const hasAnyWord = (source: string): boolean => ANY_WORD.test(source) || ANY_WORD.test(asWords(source));

/** Returns the retired words of a file's name and of what developers read in it, with their lines. */
export const wordFaults = (path: string, source: string): string[] => [
  ...faultsIn(path, 'name', asWords(path)),
  ...(hasAnyWord(source) ? textsOf(path, source).flatMap(({ kind, line, text }) => faultsIn(`${path}:${line}`, kind, text)) : []),
];
