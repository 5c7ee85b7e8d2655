import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { IMAGE_MAX_MB } from '#shared/model/limits.ts';
import { helpFigures } from '#web/app/help/pages/help-figures.ts';
import { labelsIn, partsOf, withFigures } from '#web/app/help/pages/help-markup.ts';
import { HELP_PAGE_NAMES, HELP_PAGES } from '#web/app/help/pages/help-pages.ts';

interface Texts {
  [key: string]: string | Texts;
}

const catalogues = import.meta.glob<Record<string, Texts>>('../../../../shared/messages/*/{console,editor,help}/*.ts', { eager: true });

/** Returns the catalogues of a language by area. */
const areasOf = (language: string): Texts =>
  Object.assign(
    {},
    ...Object.entries(catalogues).flatMap(([file, areas]) => (file.includes(`/messages/${language}/`) ? [areas] : [])),
  ) as Texts;

const textAt = (root: Texts, key: string): string | undefined => {
  const found = key
    .split(/[:.]/)
    .reduce<string | Texts | undefined>((node, name) => (typeof node === 'object' ? node[name] : undefined), root);
  return typeof found === 'string' ? found : undefined;
};

const stringsIn = (texts: string | Texts | undefined): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts ?? {}).flatMap(stringsIn);

const AREAS = ['help', ...new Set(HELP_PAGE_NAMES.map((page) => HELP_PAGES[page].area))];

describe.each(LANGUAGES)('texts of the help in %s', (language) => {
  const areas = areasOf(language);
  const texts = AREAS.flatMap((area) => stringsIn(areas[area]));

  it('name only labels that exist and need no value', () => {
    const labels = [...new Set(texts.flatMap(labelsIn))].map((key) => [key, textAt(areas, key)] as const);
    expect(labels.length).toBeGreaterThan(80);
    expect(labels.filter(([, label]) => label === undefined || label.includes('{{'))).toEqual([]);
  });

  it('state only figures of the shared rules', () => {
    const known = helpFigures(IMAGE_MAX_MB.default);
    const used = AREAS.slice(1).flatMap((area) =>
      stringsIn(areas[area]).flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
    );
    expect(used.filter((name) => !(name in known))).toEqual([]);
    expect(Object.keys(known).filter((name) => !used.includes(name))).toEqual([]);
  });

  it('describe two or three tasks at most in up to four steps each, and name every task of the page', () => {
    for (const page of HELP_PAGE_NAMES) {
      const { tasks } = (areas[HELP_PAGES[page].area] as Texts)[page] as unknown as { tasks: Record<string, { steps: string }> };
      expect(Object.keys(tasks).toSorted()).toEqual(Object.keys(HELP_PAGES[page].tasks).toSorted());
      for (const { steps } of Object.values(tasks)) expect(steps.split('\n').length).toBeLessThanOrEqual(4);
    }
  });
});

describe('partsOf', () => {
  it('returns words and labels in their order', () =>
    expect(partsOf('Press [[a:b.c]], then [[a:d]].', (key) => key.toUpperCase())).toEqual([
      { text: 'Press ', isLabel: false },
      { text: 'A:B.C', isLabel: true },
      { text: ', then ', isLabel: false },
      { text: 'A:D', isLabel: true },
      { text: '.', isLabel: false },
    ]));
  it('leaves out a label whose catalogue is not loaded', () =>
    expect(partsOf('[[a:b]]!', () => '')).toEqual([{ text: '!', isLabel: false }]));
});

it('withFigures replaces figures by name', () => expect(withFigures('{{a}} of {{b}}', { a: '1', b: '2' })).toBe('1 of 2'));
