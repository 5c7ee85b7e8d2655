import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCREEN_NAMES, SCREENS, SHELL_TEXTS } from '#web/app/routing/screens.ts';

/** The catalogues that the console loads before it shows anything. */
const LOADED_FIRST = ['common', 'errors', 'session', 'sites'];

const IMPORT = /(?:from|import\()\s*'#(web\/[^']+\.tsx?)'/g;
const AREAS = /useTranslation\(\[?((?:'\w+'(?:, )?)+)/g;

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** A module of the console with all that it imports, at once or later. The table of the screens leads to every screen. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file.startsWith('web/app/routing/')) return seen;
  seen.add(file);
  for (const [, imported = ''] of read(file).matchAll(IMPORT)) reached(imported, seen);
  return seen;
}

/** The catalogues of what a module and its imports show. */
function areasOf(entry: string): string[] {
  const lists = [...reached(entry)].flatMap((file) => [...read(file).matchAll(AREAS)].map(([, list = '']) => list));
  const areas = new Set(lists.flatMap((list) => [...list.matchAll(/\w+/g)].map(([area]) => area)));
  return [...areas].filter((area) => !LOADED_FIRST.includes(area)).toSorted();
}

/** The module of each screen, in the order of the table. */
const MODULES = [...read('web/app/routing/screens.ts').matchAll(/import\('#(web\/[^']+)'\)/g)].map(([, file = '']) => file);

it.each(SCREEN_NAMES.map((name, index) => [name, MODULES[index] ?? ''] as const))('%s loads every text that it shows', (name, file) => {
  expect(reached(file).size).toBeGreaterThan(1);
  expect(SCREENS[name].texts).toEqual(areasOf(file));
});

it('the shell loads every text that it and its command palette show', () => {
  expect(SHELL_TEXTS).toEqual(areasOf('web/app/shell/shell.tsx'));
});
