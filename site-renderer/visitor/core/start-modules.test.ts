import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

/** Answers media queries as a screen on which only this one matches. */
let matching = '';
beforeEach(() => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === matching })));
afterEach(() => vi.unstubAllGlobals());

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

test('startModules skips a module on the screens that its address names (R-14.90)', async () => {
  const stage = document.createElement('div');
  stage.dataset['pieces'] = '/a/all.js /a/large.js#(max-width:50rem),(max-height:30rem)';
  const fetched = async (): Promise<string[]> => {
    const asked: string[] = [];
    await startModules(visitWith(stage), (address) => Promise.resolve({ start: () => asked.push(address.replace(/#.*/, '')) }));
    return asked;
  };
  expect(await fetched()).toEqual(['/a/all.js', '/a/large.js']);
  matching = '(max-width:50rem),(max-height:30rem)';
  expect(await fetched()).toEqual(['/a/all.js']);
});
