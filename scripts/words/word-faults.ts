import { asWords, type DeveloperText, textsOfMarkdown, textsOfScript, textsOfStyles } from './developer-text.ts';
import { RETIRED_WORDS } from './retired-words.ts';

function textsOf(path: string, source: string): DeveloperText[] {
  if (/\.(?:tsx?|[cm]?js)$/.test(path)) return textsOfScript(path, source);
  if (path.endsWith('.md')) return textsOfMarkdown(source);
  return path.endsWith('.css') ? textsOfStyles(source) : [];
}

const faultsIn = (at: string, kind: DeveloperText['kind'], text: string): string[] =>
  RETIRED_WORDS.filter((word) => word.in === 'text' || kind === 'name').flatMap(({ pattern, instead }) =>
    Array.from(text.matchAll(pattern), ([match]) => `${at}: "${match}" is retired; write: ${instead}`),
  );

/** The retired words of a file's name and of what developers read in it, with their lines. */
export const wordFaults = (path: string, source: string): string[] => [
  ...faultsIn(path, 'name', asWords(path)),
  ...textsOf(path, source).flatMap(({ kind, line, text }) => faultsIn(`${path}:${line}`, kind, text)),
];
