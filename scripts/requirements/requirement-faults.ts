import type { Requirement } from './requirement-list.ts';

const ID = /\bR-\d+\.\d+\b/g;
/** A document that is not part of the repository, cited by chapter or by file name. */
const OUTSIDE_DOCUMENT = /\bspec(?:ification)?\.? ?\d+\b|\b(?:spec|product)\.md\b/gi;

/** Returns each match of a pattern in a text, with its path and line. */
function matchesIn(path: string, text: string, pattern: RegExp): { at: string; match: string }[] {
  return text
    .split('\n')
    .flatMap((line, index) => Array.from(line.matchAll(pattern), ([match]) => ({ at: `${path}:${index + 1}`, match })));
}

/** Returns a sentence for each id that is listed more than once. */
export function duplicateIds(requirements: readonly Requirement[]): string[] {
  const seen = new Set<string>();
  return requirements.flatMap(({ id }) => {
    if (seen.has(id)) return [`${id} is listed twice`];
    seen.add(id);
    return [];
  });
}

/** Returns a sentence for each citation of an id that is not listed. */
export const unknownCitations = (path: string, text: string, ids: ReadonlySet<string>): string[] =>
  matchesIn(path, text, ID)
    .filter(({ match }) => !ids.has(match))
    .map(({ at, match }) => `${at} cites ${match}, which is not in docs/requirements.md`);

/** Returns a sentence for each citation of a document that is not part of the repository. */
export const outsideCitations = (path: string, text: string): string[] =>
  matchesIn(path, text, OUTSIDE_DOCUMENT).map(({ at, match }) => `${at} cites "${match}"; cite an id of docs/requirements.md`);

/** Returns a sentence for each row marked built without module or test, and for each path that is not a file of the repository. */
export function proofFaults(requirements: readonly Requirement[], files: ReadonlySet<string>): string[] {
  return requirements.flatMap(({ id, state, modules, tests }) => {
    const missing = [...modules, ...tests].filter((path) => !files.has(path)).map((path) => `${id} names ${path}, which does not exist`);
    if (state !== 'built') return missing;
    return [
      ...(modules.length === 0 ? [`${id} is built but names no module`] : []),
      ...(tests.length === 0 ? [`${id} is built but names no test`] : []),
      ...missing,
    ];
  });
}
