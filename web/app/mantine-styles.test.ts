import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CORE = path.join(ROOT, 'node_modules/@mantine/core');
const GLOBAL = ['default-css-variables', 'baseline', 'global'];

const read = (file: string): string => readFileSync(file, 'utf8');
const matches = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The file of each component, by the name under which the component is exported. */
const files = new Map(
  [...read(path.join(CORE, 'esm/index.mjs')).matchAll(/import \{ (\w+)[^}]*\} from "(\.[^"]+)"/g)].map(([, name = '', file = '']) => [
    name,
    path.join(CORE, 'esm', file),
  ]),
);

/** Returns the names that the console, its charts, toasts and command palette import from Mantine. */
function usedNames(): string[] {
  const sources = [
    ...globSync('web/**/*.{ts,tsx}', { cwd: ROOT }),
    ...globSync('node_modules/@mantine/{charts,notifications,spotlight}/esm/**/*.mjs', { cwd: ROOT }),
  ];
  const clauses = sources.flatMap((file) => matches(/import \{([^}]*)\} from ['"]@mantine\/core['"]/g, read(path.join(ROOT, file))));
  return [...new Set(clauses.flatMap((clause) => matches(/(?<!type )\b([A-Z]\w+)/g, clause)))];
}

/** Returns the style sheets of the components and of every component that they import. */
function neededSheets(names: readonly string[]): Set<string> {
  const pending = names.flatMap((name) => files.get(name) ?? []);
  const seen = new Set<string>();
  const sheets = new Set(GLOBAL);
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const [sheet] = matches(/(\w+)\.module\.mjs$/g, file);
    if (sheet) sheets.add(sheet);
    for (const imported of matches(/from "(\.[^"]+)"/g, read(file))) pending.push(path.resolve(path.dirname(file), imported));
  }
  return sheets;
}

/** Sorts style sheets in Mantine's order: the style sheet of a component comes after those of the components that it imports. */
function inOrder(sheets: Iterable<string>): string[] {
  const all = read(path.join(CORE, 'styles.css'));
  const place = (sheet: string): number => all.indexOf(read(path.join(CORE, 'styles', `${sheet}.css`)).trim());
  return [...sheets].toSorted((left, right) => place(left) - place(right));
}

test('mantine.css imports the style sheets of exactly the used components, in Mantine’s order', () => {
  const imported = matches(/@mantine\/core\/styles\/([\w-]+)\.layer\.css/g, read(path.join(ROOT, 'web/app/mantine.css')));
  expect(imported).toEqual(inOrder(neededSheets(usedNames())));
});
