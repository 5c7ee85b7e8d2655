import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SheetStore } from '#site-renderer/visitor/core/sheet-store.ts';
import { type Direction, parseSheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { loadSheets } from '#site-renderer/visitor/loading/load-sheets.ts';
import { settled } from '#test/support/eventually.ts';

const markup = (cell: string): string =>
  `<article class="sheet${cell === 'A1' ? ' near' : ''}" id="${cell}" data-page="${cell}"><picture><source srcset="/m/${cell}.avif" sizes="80vw"><img ${cell === 'A1' ? '' : 'loading="lazy"'} src="/m/${cell}.webp" alt=""></picture></article>`;

let listeners: AbortController;
let goal: string;
let fetched: HTMLImageElement[];
let onSheet: (sheet: HTMLElement) => void;

const fetching = (): string[] => fetched.map(({ srcset }) => srcset).filter((srcset) => srcset !== '');
const sheet = (cell: string): HTMLElement => document.querySelector<HTMLElement>(`#${cell}`) as HTMLElement;
const imageIn = (cell: string): HTMLImageElement => sheet(cell).querySelector('img') as HTMLImageElement;
/** Tells the module that the deck starts towards a cell. */
let move: (cell: string, to?: Direction) => void;
const message = (): HTMLElement => document.querySelector<HTMLElement>('.lost') as HTMLElement;

function visiting(cells: readonly string[], store: Partial<SheetStore> = {}, grid = '1/1/1/1/1'): void {
  document.body.innerHTML = `<div class="stage"><section class="grid" tabindex="0"><div class="deck">${cells.map(markup).join('')}</div></section>
    <section class="lost" hidden><p>lost</p><button type="button">again</button></section></div>`;
  const visit: Visit = {
    stage: document.querySelector<HTMLElement>('.stage') as HTMLElement,
    api: '',
    language: 'jp',
    home: '/',
    map: parseSheetMap(grid),
    store: { get: markup, keep: () => undefined, load: () => Promise.resolve(), ...store },
    addressed: () => 'A1',
    goal: () => goal,
    onRest: () => undefined,
    onSheet(listener) {
      onSheet = listener;
      for (const one of document.querySelectorAll<HTMLElement>('.sheet')) listener(one);
    },
    replaceSheet: () => undefined,
    slideTo: (cell) => move(cell),
  };
  move = (cell, to) => {
    goal = cell;
    visit.onGoal?.(cell, to);
  };
  loadSheets(visit);
}

beforeEach(() => {
  goal = 'A1';
  listeners = new AbortController();
  fetched = [];
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => add(type, listener, { signal: listeners.signal }));
  const { Image: RealImage } = window;
  vi.stubGlobal('Image', function make() {
    const image = new RealImage();
    fetched.push(image);
    return image;
  });
});
afterEach(() => {
  listeners.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('loadSheets prefetches pictures of neighbours, the most urgent first, and keeps each lazy until it has loaded', () => {
  visiting(['A1', 'A2']);
  onSheet(sheet('A2'));
  expect(fetching()).toEqual(['/m/A2.avif']);
  expect(imageIn('A2').hasAttribute('loading')).toBe(true);
  fetched[0]?.dispatchEvent(new Event('load'));
  expect(imageIn('A2').hasAttribute('loading')).toBe(false);
  move('A2', 'down');
  expect(fetching()).toEqual(['/m/A2.avif', '/m/A3.avif', '/m/A4.avif', '/m/A5.avif']);
});

test('loadSheets cancels requests that are no longer needed', () => {
  visiting(['A1', 'A2']);
  move('A4', 'down');
  expect(fetching()).toEqual(['/m/A4.avif', '/m/A5.avif', '/m/A3.avif']);
});

test('loadSheets fetches the blocks of sheets that are two steps away', () => {
  const asked: string[] = [];
  const load = (cell: string): Promise<void> => {
    asked.push(cell);
    return Promise.resolve();
  };
  visiting(['A1', 'A2'], { get: (cell) => (cell <= 'A2' ? markup(cell) : undefined), load });
  expect(new Set(asked)).toEqual(new Set(['A3']));
});

test('loadSheets fetches more pictures concurrently if they are small', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true, downlink: 10 } });
  visiting(['A1'], {}, '1111111/1111111/1111111/1111111/1111111');
  move('D3', 'down');
  expect(fetching()).toEqual(['D3', 'D4', 'D2', 'C3', 'E3'].map((cell) => `/m/${cell}.avif`));
});

test('loadSheets fetches the smallest width over a slow connection', () => {
  vi.stubGlobal('navigator', { connection: { saveData: false, downlink: 1.4 } });
  visiting(['A1', 'A2']);
  expect([sheet('A1'), sheet('A2')].map((one) => one.querySelector('source')?.sizes)).toEqual(['80vw', '1px']);
  expect(fetched.map(({ sizes }) => sizes)).toEqual(['1px']);
});

test('loadSheets shows a failed picture, and fetches it again by the button, once online, and on return to the sheet', () => {
  visiting(['A1', 'A2']);
  for (const again of [
    () => message().querySelector('button')?.click(),
    () => dispatchEvent(new Event('online')),
    () => {
      move('A2', 'down');
      expect(message().hidden).toBe(true);
      move('A1', 'up');
    },
  ]) {
    const before = imageIn('A1');
    before.dispatchEvent(new Event('error'));
    expect(message().hidden).toBe(false);
    again();
    expect(message().hidden).toBe(true);
    expect(imageIn('A1')).not.toBe(before);
  }
});

test('loadSheets shows that a sheet failed to load until it has loaded', async () => {
  let isOffline = true;
  const cachedMarkup = (cell: string): string | undefined => (isOffline ? undefined : markup(cell));
  visiting(['A1'], { get: cachedMarkup });
  move('A2', 'down');
  await settled();
  expect(message().hidden).toBe(false);
  isOffline = false;
  document.querySelector('.deck')?.insertAdjacentHTML('beforeend', markup('A2'));
  onSheet(sheet('A2'));
  expect(message().hidden).toBe(true);
});
