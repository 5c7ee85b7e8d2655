import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HELP_TEXTS, PALETTE_TEXTS, SCREEN_NAMES, SCREENS, SHELL_TEXTS } from '#web/app/routing/screens.ts';

/** The catalogues that the console loads before it shows anything. */
const LOADED_FIRST = ['common', 'errors', 'session', 'sites'];

/** The imports of a module: `WITH_IT` matches static ones, `AT_ANY_TIME` static and dynamic ones. */
const WITH_IT = /from\s*'#(web\/[^']+\.tsx?)'/g;
const AT_ANY_TIME = /(?:from|import\()\s*'#(web\/[^']+\.tsx?)'/g;
const AREAS = /useTranslation\(\[?((?:'\w+'(?:, )?)+)/g;

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Returns a module of the console and all modules that it imports. Excludes the table of screens, which imports every screen. */
function reached(file: string, imports: RegExp, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file.startsWith('web/app/routing/')) return seen;
  seen.add(file);
  for (const [, imported = ''] of read(file).matchAll(imports)) reached(imported, imports, seen);
  return seen;
}

/** Returns the catalogues that a module and its imports use. */
function areasOf(entry: string, imports: RegExp): string[] {
  const lists = [...reached(entry, imports)].flatMap((file) => [...read(file).matchAll(AREAS)].map(([, list = '']) => list));
  const areas = new Set(lists.flatMap((list) => [...list.matchAll(/\w+/g)].map(([area]) => area)));
  return [...areas].filter((area) => !LOADED_FIRST.includes(area)).toSorted();
}

const TABLES = ['screens', 'billing-screens'].map((name) => read(`web/app/routing/${name}.ts`)).join('\n');

/** Returns the module of a screen by its entry in the tables. */
const moduleOf = (name: string): string =>
  new RegExp(String.raw`^  ${name}: \{[\s\S]*?import\('#(web/[^']+)'\)`, 'm').exec(TABLES)?.[1] ?? '';

it.each(SCREEN_NAMES.map((name) => [name, moduleOf(name)] as const))('screen %s loads all texts it shows', (name, file) => {
  const { texts, laterTexts = [] }: { texts: readonly string[]; laterTexts?: readonly string[] } = SCREENS[name];
  expect(reached(file, WITH_IT).size).toBeGreaterThan(1);
  expect(texts).toEqual(areasOf(file, WITH_IT));
  expect([...texts, ...laterTexts].toSorted()).toEqual(areasOf(file, AT_ANY_TIME));
});

it('SHELL_TEXTS, PALETTE_TEXTS and HELP_TEXTS list exactly the catalogues that the shell, its command palette and the help use', () => {
  expect([...new Set([...SHELL_TEXTS, ...PALETTE_TEXTS, ...HELP_TEXTS])].toSorted()).toEqual(
    areasOf('web/app/shell/shell.tsx', AT_ANY_TIME),
  );
});
