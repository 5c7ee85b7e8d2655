import { expect, test } from 'vitest';
import type { VisitorModule, Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { parseSheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { sheetsIn, sheetStore } from '#site-renderer/visitor/core/sheet-store.ts';
import { startModules } from '#site-renderer/visitor/core/start-modules.ts';
import { settled } from '#test/support/eventually.ts';

const nothing = (): void => undefined;
const visitWith = (stage: HTMLElement): Visit => ({
  stage,
  api: '/api',
  language: 'jp',
  home: '/',
  map: parseSheetMap('1'),
  store: sheetStore(() => '', sheetsIn),
  addressed: () => 'A1',
  goal: () => 'A1',
  onRest: nothing,
  onSheet: nothing,
  replaceSheet: nothing,
  slideTo: nothing,
});

test('startModules fetches in parallel, starts in the order of the page, and skips a module that fails to load', async () => {
  const stage = document.createElement('div');
  stage.dataset['pieces'] = '/a/slow.js /a/missing.js /a/fast.js';
  const [asked, started]: [string[], string[]] = [[], []];
  const fetched = Promise.withResolvers<void>();
  const fetchPiece = async (address: string): Promise<VisitorModule> => {
    asked.push(address);
    if (address === '/a/missing.js') throw new TypeError('Failed to fetch');
    if (address === '/a/slow.js') await fetched.promise;
    return { start: () => started.push(address) };
  };
  const starting = startModules(visitWith(stage), fetchPiece);
  expect(asked).toHaveLength(3);
  await settled();
  expect(started).toEqual([]);
  fetched.resolve();
  await starting;
  expect(started).toEqual(['/a/slow.js', '/a/fast.js']);
});

test('startModules resolves if the page lists no modules', async () => {
  await expect(startModules(visitWith(document.createElement('div')))).resolves.toBeUndefined();
});
